import * as z from 'zod/mini';
import type { LoginProblemType } from './problem.ts';
import { problemTypeUri } from './problem.ts';

/**
 * Who is logged in to the reserved area, on the wire. Only the screens of that area and the server
 * import this; nothing of it belongs into the first load.
 */

/**
 * `GET` who is logged in (200, `sessionSchema`), `POST` to log in (the same, with the cookie), `DELETE` to
 * log out (204, also when nobody was logged in; 202, `logoutSchema`, where that cannot be written for other processes
 * of the site yet). None of them is ever cached. Problems by `type`:
 * - `login-required` (401, `GET`): nobody is logged in, or not any more.
 * - `login-refused` (401, `POST`): wrong user name or password; it is not said which.
 * - `too-many-requests` (429, with Retry-After in seconds): too many attempts.
 * - `login-unavailable` (502): the login behind this site cannot be reached or makes no sense; 503: this
 *   site has none.
 * - `bad-input` (400, with `fields`): fields that are missing, too long or unknown.
 */
export const sessionApiPath = '/api/session';

/** Header of a request for the session: `no` asks without using it, so that it ends as if nobody had asked. */
export const sessionRenewHeader = 'x-session-renew';

/** Whom the documents of the reserved area are for. */
export const roles = ['partner', 'service'] as const;
export const roleSchema = z.enum(roles);
export type Role = (typeof roles)[number];

/**
 * `POST /api/session`. Passwords are taken as they are, user names without the spaces around them; the login behind
 * this site may allow fewer characters.
 */
export const credentialsSchema = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1_024)),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** Without roles, there is nothing for them to read. */
const userSchema = z.object({ name: z.string(), email: z.string(), roles: z.array(roleSchema) });
export type User = z.infer<typeof userSchema>;

/**
 * 200 of `GET` and `POST`; `endsInS` are the seconds after which the session is over if it is not used, `extendable`
 * says whether it lasts longer if it is: not beyond the longest time that any may last.
 */
export const sessionSchema = z.object({ user: userSchema, endsInS: z.number(), extendable: z.boolean() });
export type Session = z.infer<typeof sessionSchema>;

/**
 * 202 of `DELETE`: the browser has no cookie any more, and the process that answered takes none of the session. A copy of
 * the cookie may be good for others until they hear of it, or for half an hour after its last use.
 */
export const logoutSchema = z.object({ endedEverywhere: z.literal(false) });

const loginProblemTypes: readonly LoginProblemType[] = [
  'login-required',
  'login-refused',
  'login-unavailable',
];

/** The kind of the reserved area that a problem's `type` names; null for one that every page may meet. */
export function loginProblemTypeOf(uri: string): LoginProblemType | null {
  return loginProblemTypes.find((type) => problemTypeUri(type) === uri) ?? null;
}
