import type { Config } from '../config/config.ts';
import { readConfig } from '../config/config.ts';
import { isThisSite } from './checks/check-ports.ts';
import { endWithMessage, OperatorError } from './end-with-message.ts';
import { openStoredQueue } from './enquiries-command/open-stored-queue.ts';
import type { Move } from './enquiries-command/run-command.ts';
import { runCommand, usage } from './enquiries-command/run-command.ts';

/** The operator's command, over the same configuration as the site: `npm run enquiries -- list`. */
await endWithMessage(async () => {
  const parameters = process.argv.slice(2);
  if (parameters.some((one) => ['help', '--help', '-h'].includes(one))) {
    process.stdout.write(usage);
    return;
  }
  // A table on standard output has nothing else in it.
  const say = (text: string) => process.stderr.write(text);
  const config = readConfig(process.env);
  const stored = await openStoredQueue(config, say);
  try {
    say(`Enquiries of ${stored.places}\n`);
    const print = (text: string) => process.stdout.write(text);
    const move = stored.move && whileStopped(config, stored.move, say);
    await runCommand(parameters, stored.queue, print, Date.now, move);
  } finally {
    await stored.close();
  }
});

function whileStopped(
  { host, port }: Pick<Config, 'host' | 'port'>,
  move: NonNullable<Move>,
  say: (text: string) => void,
): Move {
  return async (to) => {
    if (await isThisSite('PORT', port, host)) {
      throw new OperatorError(
        `The site runs on ${port}: what it takes meanwhile would stay behind. Stop it, with all its processes, and move again.`,
      );
    }
    say(
      `No site answers at ${host}:${port} (HOST, PORT); one on another machine, or in another container, is not seen.\n`,
    );
    return move(to);
  };
}
