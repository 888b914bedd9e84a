import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../config/config.ts';
import { environmentSchema } from '../../config/environment-schema.ts';
import { freePort } from '../free-port.ts';
import { findRedis } from '../system-programs.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const text = read('docker-compose.yml');
const { services } = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        environment: z.record(z.string(), z.coerce.string()).default({}),
        env_file: z.array(z.object({ path: z.string() })).default([]),
        command: z.array(z.string()).default([]),
      }),
    ),
  })
  .parse(parse(text, { merge: true }));
const sites = Object.keys(services).filter((name) => /^site(-\d)?$/.test(name));

/** What only Compose and its Redis read. */
const composeVariables = ['SITE_ENV_FILE', 'REDIS_PASSWORD', 'REDISCLI_AUTH', 'COMMIT'];

/** Shared sessions and Redis ask for secrets that stand in no public file. */
const secrets = { SESSION_SECRET: 'a secret of thirty-two characters', REDIS_PASSWORD: 'and-one-more' };

/** The environment of a container: its file's, and over it what `environment` says of `${NAME:-default}`. */
function environmentOf(service: string, file: Record<string, string | undefined>) {
  const fill = (value: string) =>
    value.replace(/\$\{(\w+):-([^${}]*)\}/g, (_, name: string, fallback: string) => file[name] || fallback);
  const own = Object.entries(services[service]?.environment ?? {});
  return { ...file, ...Object.fromEntries(own.map(([name, value]) => [name, fill(value)])) };
}

test('every variable of docker-compose.yml and of the demo is one of the site’s', () => {
  const used = [
    ...Object.values(services).flatMap(({ environment }) => Object.keys(environment)),
    ...Array.from(text.matchAll(/(?<!\$)\$\{(\w+)/g), ([, name]) => name ?? ''),
    ...Object.keys(parseEnv(read('docs/operations/demo.env'))),
  ];
  const known = [...Object.keys(environmentSchema.shape), ...composeVariables];
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
  expect(sites).toEqual(['site', 'site-1', 'site-2', 'site-3']);
});

test.each(sites)('%s shows its metrics to other containers, whatever .env.example says', (site) => {
  const example = { ...parseEnv(read('.env.example')), ...secrets };
  expect(readConfig(environmentOf(site, example)).metricsHost).toBe('0.0.0.0');
});

test.each(sites)(
  '%s takes store and mail from one file, and nothing of the demo fills a gap in it',
  (site) => {
    expect(services[site]?.env_file).toEqual([{ path: expect.stringContaining('{SITE_ENV_FILE:-.env}') }]);
    const demoFile = parseEnv(read('docs/operations/demo.env'));
    expect(demoFile.SITE_ENV_FILE).toBe('docs/operations/demo.env');
    const demo = { ...demoFile, ...secrets };
    expect(readConfig(environmentOf(site, demo))).toMatchObject({
      store: { homeUrl: 'http://store.example', dialUrl: 'http://store:3001' },
      mail: { serverUrl: 'smtp://mail:1025' },
    });
    const real = { ...secrets, STORE_URL: 'https://shop.example.com', SMTP_URL: 'smtp://mail.example.com' };
    expect(() => readConfig(environmentOf(site, real))).toThrow(
      /- STORE_KEY: .*\n- STORE_SECRET: .*\n- MAIL_FROM: .*\n- CONTACT_TO: .*\n- DEALER_TO: /,
    );
    expect(readConfig(environmentOf(site, secrets))).toMatchObject({ store: null, mail: null });
  },
);

/** Starts the Redis of docker-compose.yml as its container does, on another port and in another folder. */
async function startComposeRedis(password: string) {
  const folder = await mkdtemp(join(tmpdir(), 'compose-redis-'));
  const port = await freePort();
  const [shell = '', ...parameters] = (services.redis?.command ?? []).map((part) =>
    part.replaceAll('$$', '$').replace('redis-server -', `redis-server - --port ${port}`),
  );
  const child = spawn(shell, parameters, {
    cwd: folder,
    env: { PATH: `${dirname(findRedis())}:${process.env.PATH}`, REDIS_PASSWORD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  return { port, child, ended };
}

test('the Redis of Compose starts with a password alone, which no list of processes shows', async () => {
  const { port, child } = await startComposeRedis('a-password');
  for await (const line of createInterface(child.stdout)) if (line.includes('Ready to accept')) break;
  const options = { port, maxRetriesPerRequest: 0, retryStrategy: null, enableReadyCheck: false };
  const stranger = new Redis(options).on('error', () => undefined);
  const site = new Redis({ ...options, password: 'a-password' });
  onTestFinished(() => [stranger, site].forEach((client) => void client.disconnect()));
  await expect(stranger.set('a', '1')).rejects.toThrow('NOAUTH');
  expect(await site.config('GET', 'append*')).toEqual(
    expect.arrayContaining(['appendonly', 'yes', 'always']),
  );
  expect(readFileSync(`/proc/${child.pid}/cmdline`, 'utf8')).not.toContain('a-password');

  const without = await startComposeRedis('');
  let said = '';
  without.child.stderr.on('data', (chunk) => (said += String(chunk)));
  expect((await without.ended)[0]).not.toBe(0);
  expect(said).toContain('Set REDIS_PASSWORD');
});
