/**
 * What Redis does in one go. An answer is a hash (`storedAt`, `complete`, `absent`, `body`); the index has the
 * keys of those that are there to stay, by their time.
 */

/**
 * Gives an answer stored after ARGV[1]; else `walk` to the one who may load it, who is known by ARGV[2] for
 * ARGV[3] ms, and `wait` to all others. KEYS: answer, lock.
 */
export const takeTurnScript = `
local storedAt = redis.call('HGET', KEYS[1], 'storedAt')
if storedAt and tonumber(storedAt) > tonumber(ARGV[1]) then
  return redis.call('HMGET', KEYS[1], 'storedAt', 'complete', 'absent', 'body')
end
if redis.call('SET', KEYS[2], ARGV[2], 'NX', 'PX', ARGV[3]) then return {'walk'} end
return {'wait'}`;

/** Lets the next one load, unless somebody else already does. KEYS: lock. ARGV: token. */
export const endTurnScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/**
 * Stores an answer, unless the one that is there is newer, or complete where this one is not; 1 if it was stored.
 * KEYS: answer, index. ARGV: key, storedAt, complete, absent, body, lifetime in ms, most answers, time of the
 * oldest that may be served, prefix of the answers.
 */
export const storeScript = `
local there = redis.call('HMGET', KEYS[1], 'storedAt', 'complete')
if there[1] and tonumber(there[1]) >= tonumber(ARGV[2]) then return 0 end
if there[2] == '1' and ARGV[3] == '0' then return 0 end
redis.call('HSET', KEYS[1], 'storedAt', ARGV[2], 'complete', ARGV[3], 'absent', ARGV[4], 'body', ARGV[5])
redis.call('PEXPIRE', KEYS[1], ARGV[6])
if ARGV[4] == '1' then redis.call('ZREM', KEYS[2], ARGV[1]) return 1 end
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', '(' .. ARGV[8])
local tooMany = redis.call('ZCARD', KEYS[2]) - tonumber(ARGV[7])
if tooMany > 0 then
  for _, key in ipairs(redis.call('ZRANGE', KEYS[2], 0, tooMany - 1)) do
    redis.call('UNLINK', ARGV[9] .. key)
  end
  redis.call('ZREMRANGEBYRANK', KEYS[2], 0, tooMany - 1)
end
return 1`;

/**
 * Forgets what was stored until ARGV[1]: of the keys from ARGV[3] on, or of all where there are none.
 * KEYS: index. ARGV[2]: prefix of the answers.
 */
export const forgetScript = `
local keys = {unpack(ARGV, 3)}
if #keys == 0 then keys = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1]) end
for _, key in ipairs(keys) do
  local storedAt = redis.call('HGET', ARGV[2] .. key, 'storedAt')
  if not storedAt or tonumber(storedAt) <= tonumber(ARGV[1]) then
    redis.call('UNLINK', ARGV[2] .. key)
    redis.call('ZREM', KEYS[1], key)
  end
end
return #keys`;
