import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Credentials } from '@kitchen/shared/session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deriveKey } from '../../lib/derive-key.ts';
import type { LoginAnswer } from './ask-login.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginAttempts } from './login-attempts.ts';
import type { SessionKeeper, SessionUser } from './sessions.ts';

type LoginResult =
  | { outcome: 'accepted'; session: SessionUser }
  | { outcome: 'refused' | 'unreachable' | 'nonsense' }
  | { outcome: 'limited'; retryAfterS: number };

/** What may come of somebody's wish to log in; `closed`: this site has no login. */
export type LoginResultKind = LoginResult['outcome'] | 'closed';

export type LogIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: Credentials,
) => Promise<LoginResult>;

export interface LogInOptions {
  secret: string;
  ask(credentials: Credentials): Promise<LoginAnswer>;
  attempts: LoginAttempts;
  devices: KnownDevices;
  sessions: SessionKeeper;
}

/** What providers give whoever asks for more than one network. */
const regionBits = 48;

/** Logins under way at once in this process, each of which may hold a call to the service behind. */
const mostUnderWay = 200;

/** When to come back after too many were under way. */
const busyForS = 5;

const sentences: Record<LoginResult['outcome'], ['info' | 'warn', string]> = {
  accepted: ['info', 'Somebody logged in'],
  refused: ['info', 'A user name or a password was wrong'],
  unreachable: ['warn', 'The login cannot be reached: check LOGIN_URL and the service behind it'],
  nonsense: ['warn', 'The login does not answer as one does: check LOGIN_URL'],
  limited: ['info', 'An attempt to log in came too soon after others'],
};

/** One attempt to log in, from its admission to the session. The log tells who it was by hashes only. */
export function createLogIn(options: LogInOptions): LogIn {
  const { attempts, devices, sessions } = options;
  const nameKey = deriveKey(options.secret, 'user name');
  const addressKey = deriveKey(options.secret, 'network address');
  let underWay = 0;

  return async (request, reply, credentials) => {
    const name = hash(nameKey, nameToCount(credentials.username));
    const network = normalizeIP(request.ip);
    underWay += 1;
    try {
      const { why, ...result } = await attempt();
      const [level, message] = sentences[result.outcome];
      const from = hash(addressKey, network).slice(0, 8);
      request.log[level]({ login: result.outcome, who: name.slice(0, 8), from, why }, message);
      return result;
    } finally {
      underWay -= 1;
    }

    async function attempt(): Promise<LoginResult & { why?: string }> {
      const device = await devices.find(request, name);
      if (device === null && underWay > mostUnderWay) return { outcome: 'limited', retryAfterS: busyForS };
      const region = normalizeIP(request.ip, regionBits);
      const admission = await attempts.admit({ network, region, name, device });
      if (admission.outcome === 'limited') return admission;
      const answer = await options.ask(credentials);
      const { outcome } = answer;
      await admission.recordResult(outcome === 'accepted' || outcome === 'refused' ? outcome : 'unanswered');
      if (outcome !== 'accepted') return answer;
      const session = await sessions.begin(request, reply, answer.account);
      await devices.remember(request, reply, name);
      return { outcome, session };
    }
  };
}

/**
 * Services such as WordPress read many writings as one user name: without accents, marks that nobody sees, tags
 * and codes. Names with the last two count as one, or each would bring attempts of its own.
 */
function nameToCount(username: string): string {
  const plain = username.normalize('NFKD').replace(/[^\p{L}\p{N}\p{P}\p{S}\s]|\p{Cc}/gu, '');
  return /[<%&]/.test(plain) ? '' : plain.trim().replace(/\s+/g, ' ').toLowerCase();
}

function hash(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
