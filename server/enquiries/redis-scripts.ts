import type { EnquiryState } from './enquiry-store.ts';

/**
 * How enquiries lie in Redis:
 * - `record:<reference>`: a hash with the fields of an `EnquiryRecord`, the digest and the lease;
 * - `key:<key>`: the reference of the enquiry that came under this key;
 * - `due`: references of those that wait, by the time at which they are due; a lease is such a time too;
 * - `state:<state>`: references in that state, by the time at which they came into it;
 * - `received`: all references, by the time at which they came.
 */
const prefix = 'enquiries:';

export const keys = {
  record: (reference: string) => `${prefix}record:${reference}`,
  state: (state: EnquiryState) => `${prefix}state:${state}`,
  received: `${prefix}received`,
};

const common = `
  local prefix = '${prefix}'
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)

  local function text(number) return string.format('%.0f', number) end
  local function record(reference) return prefix .. 'record:' .. reference end

  local function field(reference, name) return redis.call('HGET', record(reference), name) end

  local function setDue(reference, at) redis.call('ZADD', prefix .. 'due', text(at), reference) end

  local function enter(reference, state)
    local old = field(reference, 'state')
    if old then redis.call('ZREM', prefix .. 'state:' .. old, reference) end
    redis.call('ZADD', prefix .. 'state:' .. state, text(now), reference)
    redis.call('HSET', record(reference), 'state', state, 'since', text(now))
  end
`;

/** reference, key, digest, kind, state, reason, content */
export const keepScript = `${common}
  local reference, key, digest, kind, state, reason, content = unpack(ARGV)
  local known = redis.call('GET', prefix .. 'key:' .. key)
  if known then
    if field(known, 'digest') == digest then return {'known', known} end
    return {'conflict', ''}
  end
  if redis.call('EXISTS', record(reference)) == 1 then return {'taken', ''} end
  redis.call('SET', prefix .. 'key:' .. key, reference)
  redis.call('HSET', record(reference), 'digest', digest, 'kind', kind, 'reason', reason, 'content', content,
    'attempts', 0, 'receivedAt', text(now))
  redis.call('ZADD', prefix .. 'received', text(now), reference)
  enter(reference, state)
  if state == 'waiting' then setDue(reference, now) end
  return {'kept', reference}
`;

/** lease, ms */
export const claimScript = `${common}
  local lease, ms = unpack(ARGV)
  local reference = redis.call('ZRANGEBYSCORE', prefix .. 'due', '-inf', text(now), 'LIMIT', 0, 1)[1]
  if not reference then return false end
  setDue(reference, now + ms)
  redis.call('HSET', record(reference), 'lease', lease)
  redis.call('HINCRBY', record(reference), 'attempts', 1)
  return reference
`;

const onlyWithLease = `${common}
  local reference, lease = ARGV[1], ARGV[2]
  if field(reference, 'lease') ~= lease then return 0 end
`;

/** reference, lease, ms */
export const renewScript = `${onlyWithLease}
  setDue(reference, now + ARGV[3])
  return 1
`;

/** reference, lease, ms, reason */
export const postponeScript = `${onlyWithLease}
  setDue(reference, now + ARGV[3])
  redis.call('HDEL', record(reference), 'lease')
  redis.call('HSET', record(reference), 'reason', ARGV[4])
  return 1
`;

/** reference, lease, state, reason */
export const settleScript = `${onlyWithLease}
  redis.call('ZREM', prefix .. 'due', reference)
  redis.call('HDEL', record(reference), 'lease')
  redis.call('HSET', record(reference), 'reason', ARGV[4])
  enter(reference, ARGV[3])
  return 1
`;

/** In how many ms the next one is due. */
export const dueInScript = `${common}
  local next = redis.call('ZRANGE', prefix .. 'due', 0, 0, 'WITHSCORES')
  if not next[2] then return false end
  return math.max(0, next[2] - now)
`;

/** reference, states from which it may be sent again */
export const sendAgainScript = `${common}
  local reference = ARGV[1]
  local state = field(reference, 'state')
  local may = false
  for index = 2, #ARGV do may = may or ARGV[index] == state end
  if not may then return 0 end
  local due = redis.call('ZSCORE', prefix .. 'due', reference)
  if field(reference, 'lease') and due and tonumber(due) > now then return 0 end
  redis.call('HDEL', record(reference), 'lease')
  redis.call('HSET', record(reference), 'attempts', 0)
  enter(reference, 'waiting')
  setDue(reference, now)
  return 1
`;

/** age in ms, how many at most */
export const eraseScript = `${common}
  local old = redis.call('ZRANGEBYSCORE', prefix .. 'state:delivered', '-inf', text(now - ARGV[1]), 'LIMIT', 0, ARGV[2])
  for _, reference in ipairs(old) do
    redis.call('HDEL', record(reference), 'content', 'reason')
    enter(reference, 'erased')
  end
  return #old
`;
