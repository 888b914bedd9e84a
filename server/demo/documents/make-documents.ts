import { mkdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@kitchen/shared/brand.ts';
import type { DocumentEntry } from '../../reserved-area/documents/manifest.ts';
import { manifestName } from '../../reserved-area/documents/manifest.ts';
import { areThere, digestSources, replaceFile } from '../made-files.ts';
import { documentDefinitions, titleWith } from './document-definitions.ts';

/** Everything that the documents are made from, besides brand and month. */
const sources = [
  'package-lock.json',
  'server/demo/catalogue/*.ts',
  'server/demo/catalogues/**/*.ts',
  'server/demo/documents/**/*.ts',
  'server/demo/made-files.ts',
  'shared/facets.ts',
  'shared/texts/{en,it}/{facets,listing}.ts',
];

/** Beside the documents, and none of them: tells whether they would come out the same. */
const digestName = 'made-from.txt';

const dayMs = 86_400_000;

export interface DocumentSettings {
  folder: string;
  brand: Brand;
  /** The documents were issued in the months before. */
  today: Date;
}

/** Makes every reserved document of the demo, unless those in the folder are made from the same. */
export async function makeDocuments({ folder, brand, today }: DocumentSettings): Promise<'made' | 'kept'> {
  const madeFrom = await digestDocuments({ brand, today });
  const known = await readFile(join(folder, digestName), 'utf8').catch(() => '');
  const names = documentDefinitions.map(({ id, format }) => `${id}.${format}`);
  if (known === madeFrom && (await areThere(folder, [...names, manifestName]))) return 'kept';

  // Only now: what makes the documents takes longer to load than to find that nothing has changed.
  const { writeDocument } = await import('./write-document.ts');
  await mkdir(folder, { recursive: true });
  const entries: DocumentEntry[] = [];
  for (const { age, number, format, content, ...entry } of documentDefinitions) {
    const issued = new Date(today.getTime() - age * dayMs);
    const date = issued.toISOString().slice(0, 10);
    const file = `${entry.id}.${format}`;
    const path = join(folder, file);
    await replaceFile(path, await writeDocument({ content, title: entry.title, number, date, brand }));
    // As if it had been put up on the day of issue: the site takes that for when it appeared.
    await utimes(path, issued, issued);
    const title = { en: titleWith(number, entry.title.en), it: titleWith(number, entry.title.it) };
    entries.push({ ...entry, title, file, date });
  }
  await replaceFile(join(folder, manifestName), `${JSON.stringify(entries, null, 2)}\n`);
  await replaceFile(join(folder, digestName), madeFrom);
  return 'made';
}

/** Differs wherever the documents would come out otherwise, and in each month: some are always recent. */
export function digestDocuments({ brand, today }: Omit<DocumentSettings, 'folder'>): Promise<string> {
  return digestSources(sources, { brand, month: today.toISOString().slice(0, 7) });
}
