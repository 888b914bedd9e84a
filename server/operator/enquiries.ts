import { readConfig } from '../config/config.ts';
import { endWithMessage } from './end-with-message.ts';
import { openStoredQueue } from './enquiries-command/open-stored-queue.ts';
import { runCommand } from './enquiries-command/run-command.ts';

/** The operator's command, over the same configuration as the site: `npm run enquiries -- list`. */
await endWithMessage(async () => {
  // A table on standard output has nothing else in it.
  const say = (text: string) => process.stderr.write(text);
  const stored = await openStoredQueue(readConfig(process.env), say);
  try {
    say(`Enquiries of ${stored.places}\n`);
    const print = (text: string) => process.stdout.write(text);
    await runCommand(process.argv.slice(2), stored.queue, print, Date.now, stored.move);
  } finally {
    await stored.close();
  }
});
