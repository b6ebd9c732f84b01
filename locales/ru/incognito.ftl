# «ИнкогниК — Инкогнито Король»

# --- board, hand, keyboard, chronicle, result ---

# --- paces and clocks ---

# --- the rules, a page a topic ---
