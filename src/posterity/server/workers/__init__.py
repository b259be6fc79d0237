"""Where bots think: processes beside the server, so that no table waits for another one's bot."""
