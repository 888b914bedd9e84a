import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

const port = 3210;
const executablePath = findChromium();
const desk = { width: 1440, height: 900 };

/** Processes that are killed: part of `npm run test:system`. */
const system = '*.system.spec.ts';

/** Real visits: the built site with its demo store, in a real browser, on a phone and at a desk. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  // Long, for machines that are busy with other things.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Recording every visit would take as long again: ask for it with --trace retain-on-failure.
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Containers run as root, where Chromium has no sandbox to put itself into.
      args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: system,
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: desk },
    },
    // What looks different there is visited with a phone as well.
    {
      name: 'phone',
      testIgnore: system,
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'system', testMatch: system, use: { ...devices['Desktop Chrome'], viewport: desk } },
  ],
  webServer: {
    command: 'node ../server/main.ts',
    url: `http://localhost:${port}/readyz`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      HOST: 'localhost',
      LOG_LEVEL: 'error',
      // Almost none, so that chance decides no test; one test takes chance away.
      WEB_VITALS_SHARE: '0.000001',
      // Each test comes from an address of its own, so that no limit meets them together.
      TRUST_PROXY: 'loopback',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'site-')),
    },
    // What the site itself calls an error explains a test that failed.
    stdout: 'pipe',
    reuseExistingServer: false,
  },
});
