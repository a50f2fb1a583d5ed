"""What is kept: lines appended to one file, each durable before anybody hears of it."""
