"""The rules of legacies, one module for each chapter."""
