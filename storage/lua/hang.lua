-- Write down (or, without a text, strike out) what hangs, if the drawer still has the right to draw and the table is there.
-- KEYS: 1 screens, 2 due, 3 table. ARGV: 1 field, 2 text ('' = strike out), 3 item, 4 score, 5 seconds to live.
if not holds(KEYS[2], ARGV[3], ARGV[4]) or redis.call('EXISTS', KEYS[3]) == 0 then
  return 0
end
if ARGV[2] == '' then
  redis.call('HDEL', KEYS[1], ARGV[1])
else
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[5])
end
return 1
