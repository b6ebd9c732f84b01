-- KEYS: 1 due, 2 marks, 3 held. ARGV: 1 chat, 2 now.
mark(KEYS[1], KEYS[2], KEYS[3], ARGV[1], ARGV[2])
return 1
