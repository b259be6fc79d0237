"""One module for each command, each with a `run(given, output)` that returns the exit status."""
