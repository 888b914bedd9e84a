import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findExecutable, installPackages, mayInstallPackages } from '../server/testing/system-programs.ts';

const usualPlaces = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser of the system (or `$CHROMIUM`); undefined where only Playwright's own may be there. */
export function findChromium(): string | undefined {
  return findExecutable(usualPlaces);
}

/** The fonts that the site's stand-ins are measured for, where no Arial is: a browser without them shows other letters. */
const fontsFolder = '/usr/share/fonts/truetype/liberation';

/** Installs a browser where the system has none: Debian's package where that may be done, else Playwright's. */
export function installChromium(): void {
  if (mayInstallPackages()) installPackages('chromium', 'fonts-liberation');
  else execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
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
