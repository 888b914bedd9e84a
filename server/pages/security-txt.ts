import { languages } from '@kitchen/shared/languages.ts';
import type { FastifyPluginAsync } from 'fastify';

const path = '/.well-known/security.txt';

/** The standard advises less than a year. */
const goodForMs = 364 * 86_400_000;

export interface SecurityTxtOptions {
  /** Who hears of a weakness. */
  email: string;
  publicUrl: string;
  now(): number;
}

/** Tells whoever found a weakness whom to write to (RFC 9116). */
export const securityTxtRoute: FastifyPluginAsync<SecurityTxtOptions> = async (app, options) => {
  const { email, publicUrl, now } = options;
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
    const expires = new Date(now() + goodForMs).toISOString().replace(/\.\d+Z$/, 'Z');
    return [
      `Contact: mailto:${email}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${publicUrl}${path}`,
      '',
    ].join('\n');
  });
};
