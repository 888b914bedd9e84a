import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import { loadClientBuild } from './pages/client-build.ts';
import { createStore } from './store/create-store.ts';

/** How long requests under way may take to finish once the process is asked to end: Docker kills it after 10 s. */
const drainForMs = 9_000;

const clientFolder = fileURLToPath(new URL('../client/', import.meta.url));

async function start(): Promise<void> {
  keepHeapSmall();
  const given = readConfig(process.env);
  const logger = pino({ level: given.logLevel });
  const demo = given.store ? null : await (await import('./demo/run-demo.ts')).runDemo(given, logger);
  const config = demo?.config ?? given;
  if (!config.store) throw new Error('The demo store left the configuration without a store');
  const client = process.argv.includes('--dev')
    ? (await import('./pages/dev-client.ts')).createDevClient(`${clientFolder}vite.config.ts`)
    : await loadClientBuild(`${clientFolder}dist`);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const store = createStore({ ...config.store, logger });
  const app = await buildApp(config, { store, client, publicUrl, logger, now: Date.now });

  const stop = (signal: string) => {
    logger.info(`Ending on ${signal}`);
    setTimeout(() => process.exit(1), drainForMs).unref();
    const end = async () => {
      await app.close();
      // What is being delivered still needs the mailbox.
      await demo?.close();
    };
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'Ending went wrong');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  await app.listen({ port: config.port, host: config.host });
  logger.info(`The site is at ${publicUrl}`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
