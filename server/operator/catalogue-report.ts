import { parseArgs } from 'node:util';
import pino from 'pino';
import { reportCatalogue, writeReport } from '../catalogue/catalogue.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import type { StoreOptions } from '../store/store.ts';
import { StoreFailure } from '../store/store.ts';

/** What those who keep the products can mend: `npm run catalogue-report -- [--csv | --json]`. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { csv: { type: 'boolean' }, json: { type: 'boolean' } } });
  const { store } = readConfig(process.env);
  const logger = pino({ level: 'silent' });
  const facts = store
    ? await reportCatalogue({ ...store, logger })
    : await withDemoStore((demo) => reportCatalogue({ ...demo, timeoutMs: 10_000, logger }));
  process.stdout.write(writeReport(facts, values.json ? 'json' : values.csv ? 'csv' : 'text'));
  if (!facts.complete) process.exitCode = 1;
}

async function withDemoStore<T>(
  use: (demo: Pick<StoreOptions, 'homeUrl' | 'dialUrl' | 'key' | 'secret'>) => Promise<T>,
): Promise<T> {
  process.stderr.write('STORE_URL is not set: this is about the demo store.\n');
  const demo = await (await import('../demo/store/demo-store.ts')).startDemoStore();
  try {
    return await use({
      homeUrl: demo.homeUrl,
      dialUrl: demo.dialUrl,
      key: demo.key,
      secret: demo.secret,
    });
  } finally {
    await demo.close();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${messageOf(error as Error)}\n`);
  process.exitCode = 1;
}

function messageOf(error: Error & { code?: string }): string {
  if (error instanceof StoreFailure) return `${error.message} ${error.advice}`;
  const expected = error instanceof ConfigError || error.code?.startsWith('ERR_PARSE_ARGS');
  return expected ? error.message : String(error.stack);
}
