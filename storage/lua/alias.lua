-- A group went on under a new id. The first word about an id stands; one that would close a ring is not taken.
-- KEYS: 1 aliases, 2 successors. ARGV: 1 new, 2 old.
if follow(KEYS[1], ARGV[2]) == ARGV[1] then
  return 0
end
if redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2]) == 1 then
  redis.call('HSET', KEYS[2], ARGV[2], ARGV[1])
  return 1
end
return 0
