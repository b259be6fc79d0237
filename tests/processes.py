"""Programs that tests start as processes of their own."""

# A shell starts background jobs deaf to ^C, and what they start inherits that; a test of ^C must hear it all the same.
HEARS_INTERRUPTS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
POSTERITY = HEARS_INTERRUPTS + "import sys; from posterity.cli import main; sys.exit(main())"
