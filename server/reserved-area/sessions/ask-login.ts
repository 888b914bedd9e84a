import type { Credentials, Role, User } from '@kitchen/shared/session.ts';
import { roles } from '@kitchen/shared/session.ts';
import { z } from 'zod';
import { parseJson } from '../../lib/parse-json.ts';
import type { OutboundFailureKind } from '../../platform/outbound/classify-failure.ts';
import { classifyFailure } from '../../platform/outbound/classify-failure.ts';
import { outboundFetch } from '../../platform/outbound/outbound-fetch.ts';
import { readText } from '../../platform/outbound/read-body.ts';

/** What the login behind this site said; `why` is a word for the log, never a text of its. */
export type LoginAnswer =
  | { outcome: 'accepted'; user: User }
  | { outcome: 'refused' }
  | { outcome: 'unreachable'; why: string }
  | { outcome: 'nonsense'; why: string };

const mostAnswerBytes = 64 * 1024;

/** It answered, but with what cannot be read. */
const nonsense: ReadonlySet<OutboundFailureKind> = new Set([
  'answer-too-large',
  'broken-answer',
  'unasked-encoding',
]);

/** PHP turns a list with a gap into an object. */
const rolesSchema = z.union([z.array(z.string()), z.record(z.string(), z.string())]);

/** What WordPress' JWT login answers, with `roles` where the site adds them. */
const answerSchema = z.object({
  // Nobody uses it, but an answer without one is not that of a login.
  token: z.string().min(1),
  user_email: z.string().trim().min(1).max(254),
  user_display_name: z.string().trim().max(200),
  roles: rolesSchema.nullish(),
});

export interface Login {
  url: string;
  /** What somebody is of whom it states no roles; null: nothing. */
  defaultRole: Role | null;
  /** Limit of one question, all told. */
  timeoutMs: number;
  /** Aborts when the process waits for others no longer, since it ends. */
  givingUp?: AbortSignal | undefined;
}

/** Asks the login behind this site whether a password is right. */
export async function askLogin(
  credentials: Credentials,
  { url, defaultRole, timeoutMs, givingUp }: Login,
): Promise<LoginAnswer> {
  try {
    const response = await outboundFetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
      // A password goes where the operator said, and nowhere else.
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(givingUp ? [givingUp] : [])]),
    });
    if (response.ok) return readAccount(await readText(response, mostAnswerBytes), defaultRole);
    await response.body?.cancel();
    return readStatus(response.status);
  } catch (error) {
    const { kind } = classifyFailure(error);
    return { outcome: nonsense.has(kind) ? 'nonsense' : 'unreachable', why: kind };
  }
}

function readStatus(status: number): LoginAnswer {
  if (status === 400 || status === 401 || status === 403) return { outcome: 'refused' };
  const isAway = status >= 500 || status === 408 || status === 429;
  return { outcome: isAway ? 'unreachable' : 'nonsense', why: `status ${status}` };
}

function readAccount(body: string, defaultRole: Role | null): LoginAnswer {
  const answer = parseJson(body);
  if (answer === undefined) return { outcome: 'nonsense', why: 'no JSON' };
  const { data } = answerSchema.safeParse(answer);
  if (!data) return { outcome: 'nonsense', why: 'another shape' };
  const { user_email: email, user_display_name: name } = data;
  // What lets every customer of a shop in, and says nothing of them, opens nothing unless the operator says so.
  const found = data.roles ? readRoles(data.roles) : defaultRole ? [defaultRole] : [];
  return { outcome: 'accepted', user: { name: name || email, email, roles: found } };
}

/** A login that names other roles only gives nothing to read. */
function readRoles(given: z.infer<typeof rolesSchema>): Role[] {
  const named = new Set(Object.values(given).map((role) => role.trim().toLowerCase()));
  return roles.filter((role) => named.has(role));
}
