import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { processClocks } from './lib/clocks.ts';
import { findCommit } from './lib/find-commit.ts';
import { keepHeapSmall } from './lib/keep-heap-small.ts';
import { checkInventedMaker } from './operator/checks/check-company.ts';
import { checkFolders } from './operator/checks/check-folders.ts';
import { checkNames, explainConfigError } from './operator/checks/check-names.ts';
import { explainListening } from './operator/checks/check-ports.ts';
import { checkPreviousSecret } from './operator/checks/check-previous-secret.ts';
import { stopOnFaults } from './operator/checks/write-findings.ts';
import { loadClientBuild } from './pages/pages.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';

/** How long the process may take to shut down, all told: Docker kills it after 10 s. */
const closeWithinMs = 9_000;

/** How soon a balancer that asks /readyz every second or two knows that the process is shutting down. */
const noticedWithinMs = 3_000;

/** How long, once it takes nobody new, it lets those under way wait for the store: what is left is for their answers. */
const givesUpAfterMs = 3_000;

/** How long, from the same moment, an upload or a download may go on that hangs: the process must end by itself. */
const cutsOffAfterMs = 4_500;

const root = fileURLToPath(new URL('..', import.meta.url));
const clientFolder = `${root}client/`;

// biome-ignore lint/style/noRestrictedImports: the entry file would load Vite also in production, which has none.
const importDevClient = () => import('./pages/dev-client.ts');

async function start(): Promise<void> {
  keepHeapSmall();
  const given = readConfig(process.env);
  stopOnFaults(await checkFolders(given));
  const logger = createLogger(given.logLevel);
  const demo = given.store ? null : await (await import('./demo/run-demo.ts')).runDemo(given, logger);
  const config = demo?.config ?? given;
  if (demo && process.env.NODE_ENV === 'production') {
    logger.warn(
      'Nothing real stands behind this site: it shows the demo store, and nobody reads what visitors write. Set STORE_URL, SMTP_URL and LOGIN_URL',
    );
  }
  const toLookAt = [...checkPreviousSecret(given), ...checkInventedMaker(given), ...checkNames(process.env)];
  for (const { what, says, advice } of toLookAt) {
    logger.warn(`${what}: ${says} ${advice}`);
  }
  const client = process.argv.includes('--dev')
    ? (await importDevClient()).createDevClient(`${clientFolder}vite.config.ts`)
    : await loadClientBuild(`${clientFolder}dist`);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const commit = await findCommit(root);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const shuttingDown = new AbortController();
  const givingUp = new AbortController();
  const app = await buildApp(config, {
    client,
    publicUrl,
    logger,
    commit,
    registry,
    shuttingDown: shuttingDown.signal,
    givingUp: givingUp.signal,
    ...processClocks,
  });

  closeWithGrace({ delay: closeWithinMs, logger }, async ({ err, signal }) => {
    if (err) logger.fatal({ err }, 'Shutting down after an error that nothing caught');
    else logger.info(`Shutting down on ${signal ?? 'request'}`);
    shuttingDown.abort();
    // Whoever sends visitors here sees that they are to go elsewhere, while they are still served.
    if (signal === 'SIGTERM' && !process.argv.includes('--dev')) await pause(noticedWithinMs);
    setTimeout(() => givingUp.abort(), givesUpAfterMs).unref();
    setTimeout(() => app.server.closeAllConnections(), cutsOffAfterMs).unref();
    await app.close();
    // What is being delivered still needs the mailbox.
    await demo?.close();
  });

  const listening = app.listen({ port: config.port, host: config.host });
  const address = await listening.catch((error: NodeJS.ErrnoException) => {
    const isOfListening = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
    if (isOfListening) stopOnFaults([explainListening(error, 'PORT', config.port)]);
    throw error;
  });
  logger.info({ address, commit }, `The site is at ${publicUrl}`);
  // Last: being seen matters less than being there.
  const { metricsHost: host, metricsPort: port } = config;
  await serveMetrics({ registry, host, port, logger });
}

try {
  await start();
} catch (error) {
  const said = error instanceof ConfigError ? explainConfigError(error, process.env) : (error as Error).stack;
  process.stderr.write(`${said}\n`);
  process.exit(1);
}
