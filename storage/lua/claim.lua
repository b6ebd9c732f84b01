-- Claim what is due, earliest first. A claimed item stays in the set with the end of its lease as score, so it comes back
-- by itself when its claimant dies. The digits below a millisecond are a counter: no two leases have the same score.
-- Returns the leases, and the score of whatever comes first now ('' = nothing).
-- KEYS: 1 due, 2 marks, 3 held, 4 turns. ARGV: 1 now, 2 end of the leases, 3 limit, 4 kind with its colon ('' = any).
local limit = tonumber(ARGV[3])
local items, seen = {}, 0
while #items < limit do
  local page = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', seen, 100)
  for _, item in ipairs(page) do
    if #items < limit and string.sub(item, 1, #ARGV[4]) == ARGV[4] then
      items[#items + 1] = item
    end
  end
  seen = seen + #page
  if #page < 100 then
    break
  end
end

local leases = {}
for _, item in ipairs(items) do
  local score = unique(KEYS[4], ARGV[2])
  redis.call('ZADD', KEYS[1], score, item)
  redis.call('HSET', KEYS[3], item, ARGV[1])
  local chat = string.match(item, '^draw:(.*)$')
  local marked = chat and redis.call('HGET', KEYS[2], chat) or '0'
  leases[#leases + 1] = {item, score, marked}
end
local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return {leases, first[2] or ''}
