"""From an update to a verb and back: each handler reads, makes one call to a table, and answers."""
