"""The local Telegram, tried from outside: over HTTP as the bot, through its verbs and over HTTP as people."""
