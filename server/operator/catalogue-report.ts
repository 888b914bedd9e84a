import { parseArgs } from 'node:util';
import pino from 'pino';
import { reportCatalogue, writeReport } from '../catalogue/catalogue.ts';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/config.ts';
import {
  demoDealersFile,
  demoProductDocumentsFolder,
  demoProductModelsFolder,
  demoRecallsFile,
} from '../demo/demo-folders.ts';
import { readDocumentsFolder } from '../product-documents/product-documents.ts';
import { readModelsFolder } from '../product-models/product-models.ts';
import type { StoreOptions } from '../store/store.ts';
import { endWithMessage, OperatorError } from './end-with-message.ts';
import { readListedSkus } from './read-listed-skus.ts';
import { readUnfound } from './read-unfound.ts';

/** What those who keep the products can mend: `npm run catalogue-report -- [--csv | --json]`. */
await endWithMessage(async () => {
  const { values } = parseArgs({ options: { csv: { type: 'boolean' }, json: { type: 'boolean' } } });
  const { store, dataDir, redisUrl, ...given } = readConfig(process.env);
  const logger = pino({ level: 'silent' });
  const facts = store ? await report({ ...store, logger }, given) : await reportDemo();
  process.stdout.write(writeReport(facts, values.json ? 'json' : values.csv ? 'csv' : 'text'));
  if (!facts.complete) process.exitCode = 1;

  async function report(options: StoreOptions, { publicDocumentsDir, productModelsDir, ...lists }: Beside) {
    return await reportCatalogue(options, {
      documents: await readFolder('PUBLIC_DOCUMENTS_DIR', publicDocumentsDir, async (folder) => {
        return (await readDocumentsFolder(folder)).documents;
      }),
      models: await readFolder('PRODUCT_MODELS_DIR', productModelsDir, async (folder) => {
        return (await readModelsFolder(folder)).models;
      }),
      listed: await readListedSkus(lists),
      unfound: await readUnfound(dataDir, redisUrl),
    });
  }

  async function reportDemo() {
    process.stderr.write('STORE_URL is not set: this is about the demo store.\n');
    const demo = await (await import('../demo/store/demo-store.ts')).startDemoStore();
    try {
      const { homeUrl, dialUrl, key, secret } = demo;
      return await report(
        { homeUrl, dialUrl, key, secret, timeoutMs: 10_000, logger },
        {
          publicDocumentsDir: given.publicDocumentsDir ?? demoProductDocumentsFolder,
          productModelsDir: given.productModelsDir ?? demoProductModelsFolder,
          recallsFile: given.recallsFile ?? demoRecallsFile,
          dealersFile: given.dealersFile ?? demoDealersFile,
        },
      );
    } finally {
      await demo.close();
    }
  }
});

type Beside = Pick<Config, 'publicDocumentsDir' | 'productModelsDir' | 'recallsFile' | 'dealersFile'>;

async function readFolder<Found>(
  variable: string,
  folder: string | null,
  read: (folder: string) => Promise<Found>,
) {
  if (folder === null) return null;
  return await read(folder).catch((error) => {
    throw new OperatorError(`${variable}: ${folder} cannot be read (${error.code}).`);
  });
}
