import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const usualPlaces = [
  process.env.REDIS_SERVER,
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];

/** A real Redis of the system (or `$REDIS_SERVER`); Debian's is installed where there is none and that may be done. */
export function findRedis(): string {
  const found = () => usualPlaces.find((path) => path !== undefined && isExecutable(path));
  if (!found() && process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    const run = (...parameters: string[]) =>
      execFileSync('apt-get', parameters, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    run('update');
    run('install', '-y', '--no-install-recommends', 'redis-server');
  }
  const path = found();
  if (!path)
    throw new Error('These tests need a redis-server: install Redis, or say where it is in REDIS_SERVER');
  return path;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
