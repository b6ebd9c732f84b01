"""The verbs of a table: pure functions over storage's nouns, and the desk where they are carried out one at a time.

Nothing of Telegram is known here. A verb takes a table and returns what it becomes; a player's mistake raises a
`Refused` and changes nothing.
"""
