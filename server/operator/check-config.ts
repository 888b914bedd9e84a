import { readConfig } from '../config/config.ts';
import { checkConfiguration } from './checks/check-configuration.ts';
import { writeFindings } from './checks/write-findings.ts';
import { endWithMessage } from './end-with-message.ts';

/** Tries the environment's configuration for real: `npm run check-config`. Ends with 1 where something is at fault. */
await endWithMessage(async () => {
  const { text, faults } = writeFindings(await checkConfiguration(readConfig(process.env), process.env));
  process.stdout.write(text);
  if (faults > 0) process.exitCode = 1;
});
