-- Follow a chain of ids to its end.
local function follow(links, id)
  local following = redis.call('HGET', links, id)
  while following do
    id = following
    following = redis.call('HGET', links, id)
  end
  return id
end
