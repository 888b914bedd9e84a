import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { openUnfoundTexts, reportCatalogue, unfoundFile, writeReport } from '../catalogue/catalogue.ts';
import { readConfig } from '../config/config.ts';
import { demoProductDocumentsFolder } from '../demo/demo-folders.ts';
import { openSharedRedis } from '../platform/redis/shared-redis.ts';
import { readDocumentsFolder } from '../product-documents/product-documents.ts';
import { endWithMessage, OperatorError } from './end-with-message.ts';

/** What those who keep the products can mend: `npm run catalogue-report -- [--csv | --json]`. */
await endWithMessage(async () => {
  const { values } = parseArgs({ options: { csv: { type: 'boolean' }, json: { type: 'boolean' } } });
  const { store, publicDocumentsDir, dataDir, redisUrl } = readConfig(process.env);
  const logger = pino({ level: 'silent' });
  const facts = store
    ? await reportCatalogue(
        { ...store, logger },
        await readDocuments(publicDocumentsDir),
        await readUnfound(dataDir, redisUrl),
      )
    : await reportDemo();
  process.stdout.write(writeReport(facts, values.json ? 'json' : values.csv ? 'csv' : 'text'));
  if (!facts.complete) process.exitCode = 1;

  async function reportDemo() {
    process.stderr.write('STORE_URL is not set: this is about the demo store.\n');
    const demo = await (await import('../demo/store/demo-store.ts')).startDemoStore();
    try {
      const { homeUrl, dialUrl, key, secret } = demo;
      const documents = await readDocuments(publicDocumentsDir ?? demoProductDocumentsFolder);
      return await reportCatalogue(
        { homeUrl, dialUrl, key, secret, timeoutMs: 10_000, logger },
        documents,
        await readUnfound(dataDir, redisUrl),
      );
    } finally {
      await demo.close();
    }
  }
});

/** What visitors sought in vain, where a site has run. */
async function readUnfound(dataDir: string, redisUrl: string | null) {
  if (!redisUrl && !existsSync(join(dataDir, unfoundFile))) return [];
  const redis = redisUrl ? await openSharedRedis(redisUrl, pino({ level: 'silent' })) : null;
  try {
    const texts = openUnfoundTexts(dataDir, redis?.commands ?? null, Date.now);
    const found = await texts.list();
    texts.close();
    return found;
  } catch (error) {
    throw new OperatorError(
      `${redis ? 'REDIS_URL' : 'DATA_DIR'}: what visitors searched for cannot be read (${(error as Error).message}).`,
    );
  } finally {
    redis?.close();
  }
}

async function readDocuments(folder: string | null) {
  if (folder === null) return null;
  const { documents } = await readDocumentsFolder(folder).catch((error) => {
    throw new OperatorError(`PUBLIC_DOCUMENTS_DIR: ${folder} cannot be read (${error.code}).`);
  });
  return documents;
}
