-- One commit: guards first, then every write of it.
-- KEYS: 1 table, 2 home, 3 due, 4 marks, 5 held, then those of the writes.
-- ARGV: 1 rev before, 2 cause field, 3 cause id, 4 table id, 5 id of a table that may be replaced, 6 seconds to live,
--       7 chat to draw ('' = none), 8 now, 9 causes kept, then the writes: word count, command, index of its key, words.
local stored = redis.call('HMGET', KEYS[1], 'rev', ARGV[2], 'snapshot', 'at', 'running')
local causes = stored[2] or ''
if string.find(' ' .. causes .. ' ', ' ' .. ARGV[3] .. ' ', 1, true) then
  return {'done', stored[3], stored[1], stored[4], stored[5]}
end
if not stored[1] and ARGV[1] ~= '0' then
  return {'gone'}
end
if (stored[1] or '0') ~= ARGV[1] then
  return {'conflict'}
end

local holder = redis.call('GET', KEYS[2])
local opens = ARGV[1] == '0'
if opens and holder and holder ~= ARGV[4] and holder ~= ARGV[5] then
  return {'taken', holder}
end

-- The first write is the one of the snapshot: a full server refuses there, before anything is done, or not at all.
local at = 10
while ARGV[at] do
  local last = at + 2 + tonumber(ARGV[at])
  redis.call(ARGV[at + 1], KEYS[tonumber(ARGV[at + 2])], unpack(ARGV, at + 3, last))
  at = last + 1
end
local kept, count = ARGV[3], 1
for cause in string.gmatch(causes, '%S+') do
  if count < tonumber(ARGV[9]) then
    kept, count = kept .. ' ' .. cause, count + 1
  end
end
redis.call('HSET', KEYS[1], ARGV[2], kept)
if opens then
  redis.call('SET', KEYS[2], ARGV[4], 'EX', ARGV[6])
elseif holder == ARGV[4] then
  redis.call('EXPIRE', KEYS[2], ARGV[6])
end
redis.call('HDEL', KEYS[5], 'expire:' .. ARGV[4])
if ARGV[7] ~= '' then
  mark(KEYS[3], KEYS[4], KEYS[5], ARGV[7], ARGV[8])
end
return {'stored'}
