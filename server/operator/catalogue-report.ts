import { parseArgs } from 'node:util';
import pino from 'pino';
import { reportCatalogue, writeReport } from '../catalogue/catalogue.ts';
import { readConfig } from '../config/config.ts';
import { demoDealersFile, demoProductDocumentsFolder, demoRecallsFile } from '../demo/demo-folders.ts';
import { readDocumentsFolder } from '../product-documents/product-documents.ts';
import { endWithMessage, OperatorError } from './end-with-message.ts';
import { readListedSkus } from './read-listed-skus.ts';
import { readUnfound } from './read-unfound.ts';

/** What those who keep the products can mend: `npm run catalogue-report -- [--csv | --json]`. */
await endWithMessage(async () => {
  const { values } = parseArgs({ options: { csv: { type: 'boolean' }, json: { type: 'boolean' } } });
  const { store, publicDocumentsDir, recallsFile, dealersFile, dataDir, redisUrl } = readConfig(process.env);
  const logger = pino({ level: 'silent' });
  const facts = store
    ? await reportCatalogue(
        { ...store, logger },
        await readDocuments(publicDocumentsDir),
        await readUnfound(dataDir, redisUrl),
        await readListedSkus({ recallsFile, dealersFile }),
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
        await readListedSkus({
          recallsFile: recallsFile ?? demoRecallsFile,
          dealersFile: dealersFile ?? demoDealersFile,
        }),
      );
    } finally {
      await demo.close();
    }
  }
});

async function readDocuments(folder: string | null) {
  if (folder === null) return null;
  const { documents } = await readDocumentsFolder(folder).catch((error) => {
    throw new OperatorError(`PUBLIC_DOCUMENTS_DIR: ${folder} cannot be read (${error.code}).`);
  });
  return documents;
}
