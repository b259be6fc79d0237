"""The rules of leaders, one module for each chapter."""
