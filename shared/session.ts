import * as z from 'zod/mini';

/**
 * Who is logged in to the reserved area, on the wire. Only the screens of that area and the server
 * import this; nothing of it belongs into the first load.
 */

/** `GET` who is logged in (401: nobody), `POST` to log in, `DELETE` to log out. */
export const sessionApiPath = '/api/session';

/** Whom the documents of the reserved area are for. */
export const roles = ['partner', 'service'] as const;
export const roleSchema = z.enum(roles);
export type Role = (typeof roles)[number];

/** Most characters of a user name and of a password; the login behind this site may allow fewer. */
export const credentialBounds = { username: { max: 254 }, password: { max: 1024 } } as const;

/** `POST /api/session`. Passwords are taken as they are, user names without the spaces around them. */
export const credentialsSchema = z.strictObject({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(credentialBounds.username.max)),
  password: z.string().check(z.minLength(1), z.maxLength(credentialBounds.password.max)),
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const userSchema = z.object({ name: z.string(), email: z.string(), roles: z.array(roleSchema) });
export type User = z.infer<typeof userSchema>;

/** 200 of `GET` and `POST`. */
export const sessionSchema = z.object({ user: userSchema });
export type Session = z.infer<typeof sessionSchema>;
