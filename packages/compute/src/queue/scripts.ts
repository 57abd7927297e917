// What has to happen in Redis all at once. Keys are named by these scripts alone: all begin with "oddsmith:".

const NAMES = `
local function job(id) return 'oddsmith:job:' .. id end
local function question(id) return 'oddsmith:question:' .. id end
local function cells(id) return 'oddsmith:cells:' .. id end
local function lengths(id) return 'oddsmith:lengths:' .. id end
local function result(id) return 'oddsmith:result:' .. id end
local function of(owner) return 'oddsmith:open:' .. owner end
local function listed(client) return 'oddsmith:client:' .. client end
local OPEN, BYTES, STATS = 'oddsmith:open', 'oddsmith:bytes', 'oddsmith:stats'
local KEPT, SIZES, KEPT_BYTES = 'oddsmith:kept', 'oddsmith:sizes', 'oddsmith:kept-bytes'

local function isOpen(state) return state == 'waiting' or state == 'running' end
local function close(id)
  if redis.call('SREM', OPEN, id) == 0 then return end
  redis.call('SREM', of(redis.call('HGET', job(id), 'owner')), id)
  redis.call('DECRBY', BYTES, redis.call('HGET', job(id), 'bytes'))
end
local function forget(id)
  local client = redis.call('HGET', job(id), 'client')
  if client and client ~= '' then redis.call('ZREM', listed(client), id) end
  if redis.call('ZREM', KEPT, id) == 1 then
    redis.call('DECRBY', KEPT_BYTES, redis.call('HGET', SIZES, id))
    redis.call('HDEL', SIZES, id)
  end
  redis.call('DEL', job(id), question(id), cells(id), lengths(id), result(id))
end
-- The result alone: whoever asks is told so until the day is over.
local function giveUp(id, problem)
  redis.call('ZREM', KEPT, id)
  redis.call('DECRBY', KEPT_BYTES, redis.call('HGET', SIZES, id))
  redis.call('HDEL', SIZES, id)
  redis.call('DEL', result(id))
  redis.call('HSET', job(id), 'state', 'failed', 'error', problem)
end
`;

/** id, most of all, most of one, most bytes, bytes, owner, client, created, total, kind, calculator, question, build */
const SUBMIT = `
local id, ofAll, ofOne, mostBytes, bytes, owner, client = unpack(ARGV, 1, 7)
local waiting = tonumber(redis.call('GET', BYTES) or 0)
if redis.call('SCARD', OPEN) >= tonumber(ofAll) or waiting + tonumber(bytes) > tonumber(mostBytes) then return 'all' end
if redis.call('SCARD', of(owner)) >= tonumber(ofOne) then return 'one' end
redis.call('HSET', job(id), 'state', 'waiting', 'done', 0, 'bytes', bytes, 'owner', owner, 'client', client,
  'created', ARGV[8], 'total', ARGV[9], 'kind', ARGV[10], 'calculator', ARGV[11], 'build', ARGV[13])
redis.call('SET', question(id), ARGV[12])
redis.call('SADD', OPEN, id)
redis.call('SADD', of(owner), id)
redis.call('INCRBY', BYTES, bytes)
if client ~= '' then redis.call('ZADD', listed(client), ARGV[8], id) end
return 'taken'
`;

/** id, from, now: state of the job, and how many cells are stored from there on */
const BEGIN = `
local id, from, now = unpack(ARGV)
local state = redis.call('HGET', job(id), 'state')
if state == 'waiting' then
  redis.call('HSET', job(id), 'state', 'running', 'started', now)
  state = 'running'
end
return {state or 'gone', tonumber(redis.call('HGET', lengths(id), from) or 0)}
`;

/** id, from, count, cells, milliseconds, bucket: how many cells are stored from there on, and how many in all. Whoever is first counts. */
const STORE = `
local id, from, count, text, ms, bucket = unpack(ARGV)
if not isOpen(redis.call('HGET', job(id), 'state')) then return {0, 0} end
if redis.call('HSETNX', lengths(id), from, count) == 1 then
  redis.call('HSET', cells(id), from, text)
  redis.call('HINCRBY', job(id), 'done', count)
  redis.call('HINCRBY', STATS, 'chunks', 1)
  redis.call('HINCRBY', STATS, 'cells', count)
  redis.call('HINCRBYFLOAT', STATS, 'ms', ms)
  redis.call('HINCRBY', STATS, bucket, 1)
end
return {tonumber(redis.call('HGET', lengths(id), from)), tonumber(redis.call('HGET', job(id), 'done'))}
`;

/** id, share */
const SHARE = `
local id, share = unpack(ARGV)
if isOpen(redis.call('HGET', job(id), 'state')) then redis.call('HSET', job(id), 'share', share) end
return 1
`;

/** id, state, now, error, result, kept for milliseconds, most bytes of results, most results, what is said of one given up: 1 if it was open */
const FINISH = `
local id, state, now, problem, json, keptMs, mostBytes, most, forgotten = unpack(ARGV)
if not isOpen(redis.call('HGET', job(id), 'state')) then return 0 end
close(id)
redis.call('HSET', job(id), 'state', state, 'finished', now, 'error', problem)
if state == 'done' then redis.call('SET', result(id), json, 'PX', keptMs) end
redis.call('PEXPIRE', job(id), keptMs)
redis.call('DEL', question(id), cells(id), lengths(id))
-- Jobs that end in one millisecond stay in the order in which they ended.
local newest = redis.call('ZRANGE', KEPT, -1, -1, 'WITHSCORES')[2]
redis.call('ZADD', KEPT, math.max(tonumber(now), newest and tonumber(newest) + 1 or 0), id)
redis.call('HSET', SIZES, id, #json)
redis.call('INCRBY', KEPT_BYTES, #json)
for _, old in ipairs(redis.call('ZRANGE', KEPT, 0, 99)) do
  local large = tonumber(redis.call('GET', KEPT_BYTES)) > tonumber(mostBytes)
  local many = redis.call('ZCARD', KEPT) > tonumber(most)
  local expired = redis.call('EXISTS', job(old)) == 0
  if old == id or not (large or many or expired) then break end
  if many or expired then forget(old) else giveUp(old, forgotten) end
end
return 1
`;

/** id: 1 if there was such a job */
const REMOVE = `
local id = ARGV[1]
if redis.call('EXISTS', job(id)) == 0 then return 0 end
close(id)
forget(id)
redis.call('PUBLISH', 'oddsmith:removed', id)
return 1
`;

/** id, question, kept for milliseconds: for one who collects the cells itself */
const OFFER = `
local id = ARGV[1]
redis.call('HSET', job(id), 'state', 'running', 'done', 0, 'total', -1, 'kind', 'cells', 'bytes', 0, 'owner', '')
redis.call('SET', question(id), ARGV[2], 'PX', ARGV[3])
redis.call('PEXPIRE', job(id), ARGV[3])
return 1
`;

/** id, from: the cells, which are not kept any longer */
const TAKE = `
local id, from = unpack(ARGV)
local text = redis.call('HGET', cells(id), from)
redis.call('HDEL', cells(id), from)
redis.call('HDEL', lengths(id), from)
return text
`;

export const SCRIPTS = {
  submit: NAMES + SUBMIT,
  begin: NAMES + BEGIN,
  store: NAMES + STORE,
  share: NAMES + SHARE,
  finish: NAMES + FINISH,
  remove: NAMES + REMOVE,
  offer: NAMES + OFFER,
  take: NAMES + TAKE,
};

/** Where a job that has been removed is told of. */
export const REMOVED = 'oddsmith:removed';
