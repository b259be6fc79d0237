"""The rules of gears, one module for each chapter."""
