import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deriveKey } from '../../lib/derive-key.ts';
import type { Cookies } from './cookies.ts';
import { createEncryption } from './encryption.ts';

const cookieName = 'device';

const knownForMs = 180 * 24 * 60 * 60_000;

const contentSchema = z.object({ id: z.string(), name: z.string() });

export interface KnownDevices {
  /** The browser's id where somebody has logged in there under this name (its hash); else null. */
  find(request: FastifyRequest, name: string): Promise<string | null>;
  /** Lets the browser know that it is known. */
  remember(request: FastifyRequest, reply: FastifyReply, name: string): Promise<void>;
}

/** Browsers where somebody has logged in before: strangers' failures do not slow them down. */
export function createKnownDevices(secret: string, cookies: Cookies, now: () => number): KnownDevices {
  const encryption = createEncryption(deriveKey(secret, 'device cookie'), contentSchema, now);

  async function find(request: FastifyRequest, name: string): Promise<string | null> {
    const text = cookies.read(request, cookieName);
    const content = text === null ? null : await encryption.decrypt(text);
    return content?.name === name ? content.id : null;
  }

  return {
    find,
    async remember(request, reply, name) {
      const id = (await find(request, name)) ?? randomBytes(12).toString('base64url');
      const until = now() + knownForMs;
      cookies.set(request, reply, cookieName, await encryption.encrypt({ id, name }, until), until);
    },
  };
}
