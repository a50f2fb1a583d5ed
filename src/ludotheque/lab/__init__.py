"""Many games in many processes: statistics, leagues, reports, measurements."""
