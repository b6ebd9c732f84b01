-- Start the clock of a question, if it is still the question and its clock does not run. The table changes by it, so its
-- rev does too: a commit that was prepared without the running clock must be played again. The table is looked at by its
-- new deadline, or before it by the alarm it has besides.
-- KEYS: 1 table, 2 due, 3 held. ARGV: 1 token, 2 deadline, 3 the item that expires.
local stored = redis.call('HMGET', KEYS[1], 'token', 'running', 'alarm')
if stored[1] ~= ARGV[1] or stored[2] ~= '0' then
  return 0
end
redis.call('HSET', KEYS[1], 'at', ARGV[2], 'running', '1')
redis.call('HINCRBY', KEYS[1], 'rev', 1)
local alarm = tonumber(stored[3] or '0')
local early = alarm > 0 and alarm < tonumber(ARGV[2])
redis.call('ZADD', KEYS[2], early and stored[3] or ARGV[2], ARGV[3])
redis.call('HDEL', KEYS[3], ARGV[3])
return 1
