-- KEYS: 1 aliases or successors. ARGV: 1 chat.
return follow(KEYS[1], ARGV[1])
