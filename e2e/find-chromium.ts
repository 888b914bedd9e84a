import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const usualPlaces = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser of the system (or `$CHROMIUM`); undefined where only Playwright's own may be there. */
export function findChromium(): string | undefined {
  return usualPlaces.find((path) => path !== undefined && isExecutable(path));
}

/** Installs a browser where the system has none: Debian's package where that may be done, else Playwright's. */
export function installChromium(): void {
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    const run = (...parameters: string[]) =>
      execFileSync('apt-get', parameters, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    run('update');
    run('install', '-y', '--no-install-recommends', 'chromium');
    return;
  }
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main && !findChromium()) installChromium();
