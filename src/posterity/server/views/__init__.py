"""What is sent of a table: to each viewer its own view, to everybody the table around the game."""
