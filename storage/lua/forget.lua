-- Put a table away, if it is still at the rev at which its keys were gathered.
-- KEYS: 1 table, 2 home, 3 due, 4 held, 5 the tables of its chat, then as many seats as ARGV[3] says, then keys to delete.
-- ARGV: 1 table id, 2 rev, 3 number of seats.
if (redis.call('HGET', KEYS[1], 'rev') or '0') ~= ARGV[2] then
  return 0
end
if redis.call('GET', KEYS[2]) == ARGV[1] then
  redis.call('DEL', KEYS[2])
end
local item = 'expire:' .. ARGV[1]
redis.call('ZREM', KEYS[3], item)
redis.call('HDEL', KEYS[4], item)
local seats = 5 + tonumber(ARGV[3])
for index = 5, seats do
  redis.call('SREM', KEYS[index], ARGV[1])
end
for index = seats + 1, #KEYS do
  redis.call('DEL', KEYS[index])
end
redis.call('DEL', KEYS[1])
return 1
