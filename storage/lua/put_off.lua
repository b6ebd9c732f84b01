-- Give an item back for later. If its chat was marked again meanwhile it is due from the moment of the claim, that is, now.
-- KEYS: 1 due, 2 marks, 3 held. ARGV: 1 item, 2 score of the lease, 3 its mark, 4 the chat ('' = no drawing), 5 later.
if not holds(KEYS[1], ARGV[1], ARGV[2]) then
  return 0
end
local at = ARGV[5]
if ARGV[4] ~= '' and (redis.call('HGET', KEYS[2], ARGV[4]) or '0') ~= ARGV[3] then
  at = redis.call('HGET', KEYS[3], ARGV[1]) or at
end
redis.call('ZADD', KEYS[1], at, ARGV[1])
redis.call('HDEL', KEYS[3], ARGV[1])
return 1
