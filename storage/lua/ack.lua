-- Done with an item: it leaves the set, unless its chat was marked again meanwhile, then it is due now.
-- KEYS: 1 due, 2 marks, 3 held. ARGV: 1 item, 2 score of the lease, 3 its mark, 4 the chat ('' = no drawing), 5 now.
if not holds(KEYS[1], ARGV[1], ARGV[2]) then
  return 0
end
redis.call('HDEL', KEYS[3], ARGV[1])
if ARGV[4] ~= '' and (redis.call('HGET', KEYS[2], ARGV[4]) or '0') ~= ARGV[3] then
  redis.call('ZADD', KEYS[1], ARGV[5], ARGV[1])
else
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], ARGV[4])
end
return 1
