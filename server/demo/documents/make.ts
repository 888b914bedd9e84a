/**
 * Makes the demo's reserved documents with the brand that the environment sets, where what they are
 * made from has changed: node server/demo/documents/make.ts
 */
import { ConfigError, readConfig } from '../../config/config.ts';
import { demoDocumentsFolder } from './folder.ts';
import { makeDocuments } from './make-documents.ts';

try {
  const { brand } = readConfig(process.env);
  const outcome = await makeDocuments({ folder: demoDocumentsFolder, brand, today: new Date() });
  process.stdout.write(
    outcome === 'made' ? 'Reserved documents made\n' : 'Reserved documents are up to date\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
