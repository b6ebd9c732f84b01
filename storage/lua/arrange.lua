-- Keep a setting of a group and have the group drawn by it before all else.
-- KEYS: 1 chat, 2 due, 3 marks, 4 held. ARGV: 1 field, 2 value, 3 chat, 4 when.
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
mark(KEYS[2], KEYS[3], KEYS[4], ARGV[3], ARGV[4])
return 1
