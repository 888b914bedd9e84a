import { readConfig } from '../config/config.ts';
import { backUp } from './back-up.ts';
import { endWithMessage } from './end-with-message.ts';

/** The operator's command, over the same configuration as the site: `npm run backup -- FOLDER`. */
await endWithMessage(() =>
  backUp(process.argv.slice(2), readConfig(process.env).dataDir, (text) => process.stdout.write(text)),
);
