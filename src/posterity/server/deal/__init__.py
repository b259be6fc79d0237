"""The verifiable deal at a table of the server, from the server's hash to the first question. See docs/verify.md."""
