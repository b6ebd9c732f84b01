-- Ask for a chat to be drawn at a moment. A drawer at work keeps the score that fences it: it will find the mark changed
-- when it is done. A drawing that was put off and is in nobody's hands comes forward.
local function mark(due, marks, held, chat, at)
  local item = 'draw:' .. chat
  redis.call('HINCRBY', marks, chat, 1)
  local score = redis.call('ZSCORE', due, item)
  local free = redis.call('HEXISTS', held, item) == 0
  if not score or (free and tonumber(at) < tonumber(score)) then
    redis.call('ZADD', due, at, item)
  end
end
