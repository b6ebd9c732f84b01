-- Whether an item still has the score of a lease: a lease that ran out or was taken over has lost it.
local function holds(due, item, score)
  local stored = redis.call('ZSCORE', due, item)
  return stored and tonumber(stored) == tonumber(score)
end
