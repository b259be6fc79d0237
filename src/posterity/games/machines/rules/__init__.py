"""The rules that machines adds to those of gears, by subject."""
