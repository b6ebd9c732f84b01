-- A score for a lease that no other lease has: whole milliseconds and a counter below them.
local function unique(turns, ends)
  local turn = redis.call('INCR', turns) % 1000
  return string.format('%.17g', math.floor(tonumber(ends) * 1000) / 1000 + turn / 1000000)
end
