import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoProductDocumentsFolder } from '../demo/demo-folders.ts';
import { readPdfFacts } from './read-pdf-facts.ts';

/** Of one empty page. */
const aPdf = `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>> endobj
4 0 obj <<INFO>> endobj
trailer <</Root 1 0 R /Info 4 0 R>>
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-facts-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a file that cannot be read has no pages, until it can', async () => {
  const manual = join(demoProductDocumentsFolder, 'AN100/manual.en.pdf');
  const stats = await stat(manual);
  const file = join(folder, 'manual.en.pdf');
  expect((await readPdfFacts(file, stats)).pages).toBeNull();
  await copyFile(manual, file);
  expect((await readPdfFacts(file, stats)).pages).toBe(4);
});

it.each([
  [
    'its last change',
    { CreationDate: "D:20200102120000+01'00'", ModDate: 'D:20240506233000-08' },
    '2024-05-06',
  ],
  ['when it was made', { CreationDate: 'D:20200102' }, '2020-01-02'],
  ['when it was made, where the other is none', { CreationDate: 'D:20200102', ModDate: 'May' }, '2020-01-02'],
  ['no day that there is not', { CreationDate: 'D:20200231' }, null],
  ['nothing', {}, null],
])('the day of a document is %s, not that of its copy', async (why, dates, day) => {
  const file = join(folder, `${why}.pdf`);
  const info = Object.entries(dates).map(([name, date]) => `/${name} (${date})`);
  await writeFile(file, aPdf.replace('INFO', info.join(' ')));
  expect(await readPdfFacts(file, await stat(file))).toEqual({ pages: 1, date: day });
});
