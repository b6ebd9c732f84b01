-- Hold an item for longer: its new score, or '' when it is lost.
-- KEYS: 1 due, 2 turns. ARGV: 1 item, 2 score of the lease, 3 the new end.
if not holds(KEYS[1], ARGV[1], ARGV[2]) then
  return ''
end
local score = unique(KEYS[2], ARGV[3])
redis.call('ZADD', KEYS[1], score, ARGV[1])
return score
