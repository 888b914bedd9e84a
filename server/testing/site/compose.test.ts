import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { environmentSchema, readConfig } from '../../config/config.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const exists = (path: string) => existsSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)));

const serviceSchema = z.looseObject({
  image: z.string(),
  build: z.string().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  command: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  mem_limit: z.string(),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
});

const text = read('docker-compose.yml');
const { services, networks, volumes } = composeSchema.parse(parse(text, { merge: true }));
const service = (name: string) => {
  const found = services[name];
  if (!found) throw new Error(`There is no service ${name}`);
  return found;
};
const sites = Object.entries(services).filter(([name]) => /^site(?:-\d)?$/.test(name));

/** Puts the values of `.env` in place of `${NAME:-default}`, as Compose does. */
function interpolate(value: string | number, env: Record<string, string>): string {
  const innermost = /\$\{(\w+):-([^${}]*)\}/;
  let filled = String(value);
  while (innermost.test(filled)) {
    filled = filled.replace(innermost, (_, name: string, otherwise: string) => env[name] || otherwise);
  }
  return filled;
}

function environmentOf(name: string, env: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(service(name).environment).map(([key, value]) => [key, interpolate(value, env)]),
  );
}

describe('docker-compose.yml', () => {
  it('names only what there is: variables, services, networks, volumes and files', () => {
    for (const [, { environment, depends_on: needed, networks: joined, volumes: mounted }] of Object.entries(
      services,
    )) {
      for (const name of Object.keys(needed)) expect(Object.keys(services)).toContain(name);
      for (const name of joined) expect(Object.keys(networks)).toContain(name);
      for (const mount of mounted) {
        const [source = ''] = mount.split(':');
        expect({ mount, isThere: source.startsWith('.') ? exists(source) : source in volumes }).toEqual({
          mount,
          isThere: true,
        });
      }
      for (const name of Object.keys(environment)) {
        expect(Object.keys(environmentSchema.shape)).toContain(name);
      }
    }
    for (const [, name] of text.matchAll(/\$\{(\w+)/g)) {
      expect(Object.keys(environmentSchema.shape)).toContain(name);
    }
    for (const script of service('store').command.filter((word) => word.endsWith('.ts'))) {
      expect(exists(script)).toBe(true);
    }
  });

  it('pins every image that is not built here', () => {
    for (const { image, build } of Object.values(services)) {
      expect(build === '.' || /:v?\d+\.\d+/.test(image)).toBe(true);
    }
  });

  it.each(sites)('configures %s so that it starts, on the demo store and the mail catcher', (name) => {
    const config = readConfig(environmentOf(name));
    expect(config).toMatchObject({
      dataDir: '/data',
      store: { homeUrl: 'http://store.example', dialUrl: 'http://store:3001' },
      mail: { serverUrl: 'smtp://mail:1025' },
    });
    const { command } = service('store');
    expect(command).toContain(`--key=${config.store?.key}`);
    expect(command).toContain(`--secret=${config.store?.secret}`);
    expect(command).toContain('--port=3001');
  });

  it.each(sites)('never sends the key of a real store of %s to another address', (name) => {
    const real = { STORE_URL: 'https://shop.example.com', STORE_KEY: 'ck_1', STORE_SECRET: 'cs_1' };
    expect(readConfig(environmentOf(name, real)).store).toMatchObject({
      homeUrl: 'https://shop.example.com',
      dialUrl: 'https://shop.example.com',
    });
    const inside = environmentOf(name, { ...real, STORE_DIAL_URL: 'http://wordpress' });
    expect(readConfig(inside).store?.dialUrl).toBe('http://wordpress');
  });

  it('runs three processes behind the proxy on one Redis that loses nothing, each with a folder of its own', () => {
    const scaled = sites.filter(([, { profiles }]) => profiles.includes('scale'));
    expect(scaled.map(([name]) => name)).toEqual(['site-1', 'site-2', 'site-3']);
    expect(new Set(scaled.flatMap(([, { volumes: mounted }]) => mounted)).size).toBe(3);
    for (const [name, { ports }] of scaled) {
      expect(ports).toEqual([]);
      expect(readConfig(environmentOf(name))).toMatchObject({
        redisUrl: 'redis://redis:6379/0',
        trustProxy: ['uniquelocal'],
      });
      expect(read('docs/operations/Caddyfile')).toContain(`${name}:3000`);
    }
    const { command } = service('redis');
    for (const setting of ['--appendonly yes', '--appendfsync always', '--maxmemory-policy noeviction']) {
      expect(command.join(' ')).toContain(setting);
    }
  });

  it('lets visitors reach neither Redis nor the figures', () => {
    const published = Object.values(services).flatMap(({ ports }) => ports);
    expect(published.sort()).toEqual(['127.0.0.1:8025:8025', '3000:3000', '8080:8080']);
  });

  it('leaves a process the time that it needs to end', () => {
    for (const [, site] of sites) expect(site).toMatchObject({ stop_grace_period: '15s' });
  });
});

describe('the proxy', () => {
  const caddyfile = read('docs/operations/Caddyfile');

  it('asks again only what changes nothing, and asks processes whether they are ready', () => {
    expect(caddyfile).toMatch(/lb_retry_match \{\s+method GET HEAD\s+\}/);
    expect(caddyfile).toContain('health_uri /readyz');
  });

  it('names requests itself, since the site takes its word for it', () => {
    expect(caddyfile).toContain('header_up X-Request-Id {http.request.uuid}');
  });

  it('does not compress what the site has compressed', () => {
    expect(caddyfile).not.toContain('encode');
  });
});
