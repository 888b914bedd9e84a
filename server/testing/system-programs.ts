import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** The first of these places where a program stands. */
export function findExecutable(places: readonly (string | undefined)[]): string | undefined {
  return places.find((path) => path !== undefined && isExecutable(path));
}

/** Whether packages of Debian's may be installed here. */
export const mayInstallPackages = () => process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');

export function installPackages(...packages: string[]): void {
  const run = (...parameters: string[]) =>
    execFileSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update');
  run('install', '-y', '--no-install-recommends', ...packages);
}

interface SystemProgram {
  name: string;
  /** What it comes with in Debian. */
  package: string;
  /** Says where another one is. */
  variable: string;
}

/** A real Redis of the system, or `$REDIS_SERVER`. */
export const findRedis = () =>
  findProgram({ name: 'redis-server', package: 'redis-server', variable: 'REDIS_SERVER' });

/** What checks rules of Prometheus, and tries them on made-up metrics; of the system, or `$PROMTOOL`. */
export const findPromtool = () =>
  findProgram({ name: 'promtool', package: 'prometheus', variable: 'PROMTOOL' });

/** Debian's is installed where there is none and that may be done. */
function findProgram({ name, package: debianPackage, variable }: SystemProgram): string {
  const places = [
    process.env[variable],
    `/usr/bin/${name}`,
    `/usr/local/bin/${name}`,
    `/opt/homebrew/bin/${name}`,
  ];
  if (!findExecutable(places) && mayInstallPackages()) installPackages(debianPackage);
  const path = findExecutable(places);
  if (!path) throw new Error(`These tests need ${name}: install it, or say where it is in ${variable}`);
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
