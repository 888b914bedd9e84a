import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';

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

/** The fonts that the site's stand-ins are measured for, where no Arial is: a browser without them shows other letters. */
const fontsFolder = '/usr/share/fonts/truetype/liberation';

const mayInstallPackages = () => process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');

function installPackages(...packages: string[]): void {
  const run = (...parameters: string[]) =>
    execFileSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update');
  run('install', '-y', '--no-install-recommends', ...packages);
}

/** Installs a browser where the system has none: Debian's package where that may be done, else Playwright's. */
export function installChromium(): void {
  if (mayInstallPackages()) installPackages('chromium', 'fonts-liberation');
  else execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  if (!findChromium()) installChromium();
  else if (mayInstallPackages() && !existsSync(fontsFolder)) {
    try {
      installPackages('fonts-liberation');
    } catch {
      process.stderr.write(
        'fonts-liberation could not be installed: letters may move more than they should\n',
      );
    }
  }
}
