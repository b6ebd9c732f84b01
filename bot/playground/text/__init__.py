"""Text as Telegram understands it: entities, HTML, what is found in plain text, what a screen draws."""
