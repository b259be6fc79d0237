"""One module a command, each with `run(given, console)` that answers with the exit status."""
