import { ConfigError, readConfig } from '../config/config.ts';
import { checkConfiguration } from './checks/check-configuration.ts';
import { writeFindings } from './checks/write-findings.ts';

/** Tries the environment's configuration for real: `npm run check-config`. Ends with 1 where something is at fault. */
async function run(): Promise<void> {
  const { text, faults } = writeFindings(await checkConfiguration(readConfig(process.env)));
  process.stdout.write(text);
  if (faults > 0) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
