"""Every measurement of the project; `ludo bench` runs those that speak of the whole house."""
