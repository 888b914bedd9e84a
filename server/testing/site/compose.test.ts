import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../config/config.ts';
import { environmentSchema } from '../../config/environment-schema.ts';

const text = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
const { services } = z
  .object({
    services: z.record(
      z.string(),
      z.object({ environment: z.record(z.string(), z.coerce.string()).default({}) }),
    ),
  })
  .parse(parse(text, { merge: true }));
const sites = Object.keys(services).filter((name) => /^site(-\d)?$/.test(name));

/** A service's environment once the values of `.env` stand in place of `${NAME:-default}`, as Compose does it. */
function environmentOf(service: string, env: Record<string, string> = {}): Record<string, string> {
  const innermost = /\$\{(\w+):-([^${}]*)\}/;
  const fill = (value: string): string =>
    innermost.test(value)
      ? fill(value.replace(innermost, (_, name: string, fallback: string) => env[name] || fallback))
      : value;
  return Object.fromEntries(
    Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [name, fill(value)]),
  );
}

test('every variable of docker-compose.yml is one of the site’s', () => {
  const used = [
    ...Object.values(services).flatMap(({ environment }) => Object.keys(environment)),
    ...Array.from(text.matchAll(/\$\{(\w+)/g), ([, name]) => name),
  ];
  expect(used.filter((name) => !Object.keys(environmentSchema.shape).includes(name ?? ''))).toEqual([]);
  expect(sites).toEqual(['site', 'site-1', 'site-2', 'site-3']);
});

test.each(sites)(
  '%s starts on the demo store without a .env, and never sends it the key of a real one',
  (site) => {
    // Shared sessions ask for a secret that stands in no public file.
    const secret = { SESSION_SECRET: 'a secret of thirty-two characters' };
    expect(readConfig(environmentOf(site, secret))).toMatchObject({
      store: { homeUrl: 'http://store.example', dialUrl: 'http://store:3001' },
      mail: { serverUrl: 'smtp://mail:1025' },
    });
    const real = {
      ...secret,
      STORE_URL: 'https://shop.example.com',
      STORE_KEY: 'ck_1',
      STORE_SECRET: 'cs_1',
    };
    expect(readConfig(environmentOf(site, real)).store).toMatchObject({
      homeUrl: 'https://shop.example.com',
      dialUrl: 'https://shop.example.com',
    });
    const inside = environmentOf(site, { ...real, STORE_DIAL_URL: 'http://wordpress' });
    expect(readConfig(inside).store?.dialUrl).toBe('http://wordpress');
  },
);
