"""One module a command, each with `run(given, output)` that answers with the exit status."""
