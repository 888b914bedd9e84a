import { readConfig } from '../config/config.ts';
import { endSessions } from './end-sessions.ts';
import { endWithMessage } from './end-with-message.ts';

/** The operator's command, over the same configuration as the site: `npm run sessions -- end anna@partners.example`. */
await endWithMessage(() =>
  endSessions(process.argv.slice(2), readConfig(process.env), (text) => process.stdout.write(text)),
);
