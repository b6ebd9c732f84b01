-- Write down what hangs where nothing did yet, and have it drawn: 0 where something else hangs, or the table is gone.
-- KEYS: 1 screens, 2 table, 3 due, 4 marks, 5 held. ARGV: 1 field, 2 text, 3 seconds to live, 4 when.
local chat = redis.call('HGET', KEYS[2], 'chat')
if not chat or redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2]) == 0 then
  return 0
end
redis.call('EXPIRE', KEYS[1], ARGV[3])
mark(KEYS[3], KEYS[4], KEYS[5], chat, ARGV[4])
return 1
