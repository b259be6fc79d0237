"""What happens at a table by itself: bots answer, clocks run out."""
