import { createHmac, randomBytes } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Credentials } from '@kitchen/shared/session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import type { Clocks } from '../../lib/clocks.ts';
import { deriveKey } from '../../lib/derive-key.ts';
import { zeroedCounter } from '../../platform/metrics/zeroed-counter.ts';
import type { PreviousSecret } from '../../platform/secrets/previous-secret.ts';
import { noPreviousSecret } from '../../platform/secrets/previous-secret.ts';
import type { AccountNames } from './account-names.ts';
import type { LoginAnswer } from './ask-login.ts';
import type { CreateCookie } from './encrypted-cookies.ts';
import { foldUserName } from './fold-user-name.ts';
import type { LoginAttempts } from './login-attempts.ts';
import type { Sessions, SessionUser } from './sessions.ts';

type LoginResult =
  | { outcome: 'accepted'; session: SessionUser }
  | { outcome: 'refused' | 'unreachable' | 'nonsense' }
  | { outcome: 'limited'; retryAfterS: number };

/** `why`: for the log; `soonestAt`: no sooner is it answered. */
type Attempted = LoginResult & { why?: string; soonestAt?: number };

export type LogIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: Credentials,
) => Promise<LoginResult>;

export interface LogInOptions extends Clocks {
  secret: string;
  previousSecret?: PreviousSecret | undefined;
  ask(credentials: Credentials): Promise<LoginAnswer>;
  attempts: LoginAttempts;
  accountNames: AccountNames;
  createCookie: CreateCookie;
  sessions: Sessions;
  /** Lets an answer be waited for. */
  wait(ms: number): Promise<unknown>;
}

/** A browser where somebody has logged in before, under the name of this hash. */
const deviceSchema = z.object({ id: z.string(), name: z.string() });

const deviceKnownForMs = 180 * 24 * 60 * 60_000;

/** What providers give whoever asks for more than one network. */
const regionBits = 48;

/** Logins under way at once in this process, each of which may hold a call to the service behind. */
const mostUnderWay = 200;

/** When to come back after too many were under way. */
const busyForS = 5;

/**
 * A refusal comes no sooner than so long after its question. A WordPress answers later where there is such a user and
 * a password to check; by then it is to have answered either way, so that nobody hears the difference.
 */
const soonestRefusalMs = 1_500;

const sentences: Record<LoginResult['outcome'], ['info' | 'warn', string]> = {
  accepted: ['info', 'Somebody logged in'],
  refused: ['info', 'A user name or a password was wrong'],
  unreachable: ['warn', 'The login cannot be reached: check LOGIN_URL and the service behind it'],
  nonsense: ['warn', 'The login does not answer as one does: check LOGIN_URL'],
  limited: ['info', 'An attempt to log in came too soon after others'],
};

/** What may come of somebody's wish to log in; `closed`: this site has no login. */
type LoginResultKind = LoginResult['outcome'] | 'closed';

/** Attempts to log in to the reserved area. */
export function createLoginMetrics(registry: Registry) {
  const logins = zeroedCounter(
    registry,
    'logins_total',
    'Attempts to log in, by what became of them: refused (wrong user name or password), limited (too many attempts), unreachable or nonsense (the login behind the site), closed (there is none)',
    { outcome: [...Object.keys(sentences), 'closed'] },
  );
  return { onLogin: (outcome: LoginResultKind): void => logins.inc({ outcome }) };
}

export type LoginMetrics = ReturnType<typeof createLoginMetrics>;

/** One attempt to log in, from its admission to the session. The log names who it was by hashes only. */
export function createLogIn(options: LogInOptions): LogIn {
  const { attempts, accountNames, sessions, now, steadyNow, previousSecret = noPreviousSecret } = options;
  const devices = options.createCookie('device', deviceSchema);
  const nameKeyOf = (secret: string) => deriveKey(secret, 'user name');
  const nameKey = nameKeyOf(options.secret);
  const addressKey = deriveKey(options.secret, 'network address');
  const countedName = (name: string) => hash(nameKey, foldUserName(name));
  let underWay = 0;

  return async (request, reply, credentials) => {
    const begunAt = steadyNow();
    const network = normalizeIP(request.ip);
    // As it was typed, but for its case: who somebody is, that no other name may pass for.
    const username = credentials.username.toLowerCase();
    const typed = hash(nameKey, username);
    const previous = previousSecret();
    const formerly = previous === null ? null : hash(nameKeyOf(previous), username);
    const name = await accountNames.find(countedName(credentials.username));
    const { why, soonestAt, ...result } = await attempt();
    const [level, message] = sentences[result.outcome];
    const from = hash(addressKey, network).slice(0, 8);
    request.log[level]({ login: result.outcome, who: name.slice(0, 8), from, why }, message);
    // After its place is free: whoever waits here holds no call to the service behind.
    const leftMs = soonestAt === undefined ? 0 : soonestAt - steadyNow();
    if (leftMs > 0) await options.wait(leftMs);
    return result;

    async function attempt(): Promise<Attempted> {
      const known = await devices.read(request);
      // Strangers' failures do not slow down a browser where this name has logged in.
      const device = known && (known.name === typed || known.name === formerly) ? known.id : null;
      const limitedAt = begunAt + soonestRefusalMs;
      if (device === null && underWay >= mostUnderWay) {
        return { outcome: 'limited', retryAfterS: busyForS, soonestAt: limitedAt };
      }
      underWay += 1;
      try {
        const admission = await attempts.admit({
          network: hash(addressKey, network),
          region: hash(addressKey, normalizeIP(request.ip, regionBits)),
          typed,
          name,
          device,
        });
        if (admission.outcome === 'limited') return { ...admission, soonestAt: limitedAt };
        const askedAt = steadyNow();
        const answer = await options.ask(credentials);
        const { outcome } = answer;
        const isClear = outcome === 'accepted' || outcome === 'refused';
        await admission.recordResult(isClear ? outcome : 'unanswered');
        if (outcome === 'refused') return { outcome, soonestAt: askedAt + soonestRefusalMs };
        if (outcome !== 'accepted') return answer;
        const { user } = answer;
        const session = await sessions.begin(request, reply, user);
        const id = device ?? randomBytes(12).toString('base64url');
        await devices.set(request, reply, { id, name: typed }, now() + deviceKnownForMs);
        await accountNames.remember(countedName(credentials.username), countedName(user.email));
        return { outcome, session };
      } finally {
        underWay -= 1;
      }
    }
  };
}

function hash(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
