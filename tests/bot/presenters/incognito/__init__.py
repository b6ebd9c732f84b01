"""«ИнкогниК» as people see it, without a Telegram."""
