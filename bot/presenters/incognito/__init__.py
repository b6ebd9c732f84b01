"""«ИнкогниК» as people see it."""
