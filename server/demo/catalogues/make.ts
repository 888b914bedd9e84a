/**
 * Makes the demo's PDF catalogues with the brand that the environment sets, where what they are made
 * from has changed: node server/demo/catalogues/make.ts
 */
import { ConfigError, readConfig } from '../../config/config.ts';
import { demoCataloguesFolder } from './folder.ts';
import { makeCatalogues } from './make-catalogues.ts';

try {
  const { brand } = readConfig(process.env);
  const startedAt = performance.now();
  const outcome = await makeCatalogues({
    folder: demoCataloguesFolder,
    brand,
    year: new Date().getFullYear(),
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    outcome === 'made' ? `PDF catalogues made in ${seconds} s\n` : 'PDF catalogues are up to date\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
