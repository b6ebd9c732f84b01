-- Write down a person's open sub-menu (or, without a text, that it is closed) and have it drawn before all else.
-- KEYS: 1 screens, 2 table, 3 due, 4 marks, 5 held. ARGV: 1 field, 2 text ('' = close), 3 seconds to live, 4 when.
local chat = redis.call('HGET', KEYS[2], 'chat')
if not chat then
  return 0
end
if ARGV[2] == '' then
  redis.call('HDEL', KEYS[1], ARGV[1])
else
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
mark(KEYS[3], KEYS[4], KEYS[5], chat, ARGV[4])
return 1
