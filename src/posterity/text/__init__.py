"""Everything people read, in English and Italian: Fluent messages with named arguments."""
