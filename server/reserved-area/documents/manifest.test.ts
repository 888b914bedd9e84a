import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EntryListError } from '../../lib/entry-list.ts';
import { readManifest } from './manifest.ts';

const prices = {
  id: 'prices-2026',
  kind: 'price-list',
  file: 'prices.pdf',
  title: { en: 'Prices', it: 'Prezzi' },
  date: '2026-11-21',
  roles: ['partner'],
  languages: ['en'],
};

let around: string;
let folder: string;

beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), 'manifest-'));
  folder = join(around, 'documents');
  await mkdir(join(folder, 'drawings'), { recursive: true });
  await writeFile(join(around, 'secret.pdf'), 'secret');
  await writeFile(join(folder, 'prices.pdf'), 'prices');
  await writeFile(join(folder, 'drawings/50% & co #1?.dwg'), 'drawing');
  await symlink(join(around, 'secret.pdf'), join(folder, 'leads-out.pdf'));
  await symlink(around, join(folder, 'outside'));
  await symlink('prices.pdf', join(folder, 'leads-in.pdf'));
});
afterEach(() => rm(around, { recursive: true, force: true }));

const write = (content: unknown) =>
  writeFile(
    join(folder, 'documents.json'),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  );

async function faultsOf(content: unknown): Promise<string[]> {
  await write(content);
  const error = await readManifest(folder).catch((error: unknown) => error);
  if (!(error instanceof EntryListError)) throw new Error('The manifest was taken');
  const [first, ...faults] = error.message.split('\n- ');
  expect(first).toBe('The list of reserved documents is not valid:');
  return faults;
}

describe('the list of documents', () => {
  it('names documents by files of the folder, whatever their names hold and through links within it', async () => {
    const entries = [
      prices,
      {
        ...prices,
        id: 'drawing',
        kind: 'drawing',
        file: 'drawings/50% & co #1?.dwg',
        languages: ['it', 'en'],
      },
      { ...prices, id: 'link', file: 'leads-in.pdf', roles: ['service', 'partner'] },
    ];
    await write(`\uFEFF${JSON.stringify(entries)}`);
    expect(await readManifest(folder)).toEqual(entries);
  });

  it('may be empty', async () => {
    await write([]);
    expect(await readManifest(folder)).toEqual([]);
  });

  const path =
    'a path in the folder with an ending, such as prices/cookers.pdf, and not documents.json itself';
  const titles =
    'a title in each language, such as { "en": "Prices", "it": "Prezzi" }, of 200 characters at most';

  it.each<[what: string, entry: object | null, ...faults: string[]]>([
    ['an unknown key', { ...prices, price: 1, 'to"do': 2 }, ': expected no "price", "to\\"do"'],
    ['another language', { ...prices, title: { ...prices.title, de: 'x' } }, ', title: expected no "de"'],
    ['no title', { ...prices, title: undefined }, `, title: expected ${titles}`],
    ['a title of spaces', { ...prices, title: { en: ' ', it: 'x' } }, `, title: expected ${titles}`],
    ['a title in one language', { ...prices, title: { en: 'x' } }, `, title: expected ${titles}`],
    ['a day that is none', { ...prices, date: '2026-02-30' }, ', date: expected a date such as 2026-11-21'],
    [
      'a day of another form',
      { ...prices, date: '21/11/2026' },
      ', date: expected a date such as 2026-11-21',
    ],
    [
      'a role that is none',
      { ...prices, roles: ['dealer'] },
      ', roles: expected a list of one or more of partner, service, each once',
    ],
    [
      'no roles',
      { ...prices, roles: [] },
      ', roles: expected a list of one or more of partner, service, each once',
    ],
    [
      'a role twice',
      { ...prices, roles: ['service', 'service'] },
      ', roles: expected a list of one or more of partner, service, each once',
    ],
    [
      'a language that is none',
      { ...prices, languages: ['fr'] },
      ', languages: expected a list of one or more of en, it, each once',
    ],
    [
      'another kind',
      { ...prices, kind: 'manual' },
      ', kind: expected one of price-list, drawing, bulletin, spare-parts',
    ],
    ['an absolute path', { ...prices, file: '/etc/passwd.pdf' }, `, file: expected ${path}`],
    ['a path that climbs', { ...prices, file: '../secret.pdf' }, `, file: expected ${path}`],
    [
      'a path that climbs later',
      { ...prices, file: 'drawings/../../secret.pdf' },
      `, file: expected ${path}`,
    ],
    ['a path with backslashes', { ...prices, file: '..\\secret.pdf' }, `, file: expected ${path}`],
    ['a path with a zero', { ...prices, file: 'prices.pdf\0.pdf' }, `, file: expected ${path}`],
    ['a path with an empty part', { ...prices, file: 'drawings//x.pdf' }, `, file: expected ${path}`],
    ['a file without an ending', { ...prices, file: 'prices' }, `, file: expected ${path}`],
    ['the list itself', { ...prices, file: 'documents.json' }, `, file: expected ${path}`],
    ['a file that is not there', { ...prices, file: 'gone.pdf' }, ', file: expected a file that is there'],
    ['a folder', { ...prices, file: 'drawings.pdf' }, ', file: expected a file; this is something else'],
    [
      'a link that leads out',
      { ...prices, file: 'leads-out.pdf' },
      ', file: expected a file within the folder; this one leads out of it',
    ],
    [
      'a folder that leads out',
      { ...prices, file: 'outside/secret.pdf' },
      ', file: expected a file within the folder; this one leads out of it',
    ],
  ])('says what is wrong with %s', async (_what, entry, ...faults) => {
    await mkdir(join(folder, 'drawings.pdf'));
    expect(await faultsOf([entry])).toEqual(faults.map((fault) => `entry 1 (prices-2026)${fault}`));
  });

  it.each([
    ['an id with capitals', { ...prices, id: 'Prices' }],
    ['an id with a slash', { ...prices, id: 'a/b' }],
    ['no id', { ...prices, id: undefined }],
  ])('says what is wrong with %s, by the place in the list', async (_what, entry) => {
    expect(await faultsOf([prices, entry])).toEqual([
      'entry 2, id: expected lower-case letters, digits and dashes, 64 at most, such as prices-2026',
    ]);
  });

  it('says of everything that is wrong what it is, at once', async () => {
    const faults = await faultsOf([
      { ...prices, date: 'soon', file: 'gone.pdf' },
      prices,
      'prices',
      { ...prices, id: 'other', kind: 'x' },
    ]);
    expect(faults).toEqual([
      'entry 1 (prices-2026), date: expected a date such as 2026-11-21',
      'entry 1 (prices-2026), file: expected a file that is there',
      'entry 2 (prices-2026), id: expected one that no other entry has',
      'entry 3: expected a document with id, kind, file, title, date, roles, languages',
      'entry 4 (other), kind: expected one of price-list, drawing, bulletin, spare-parts',
    ]);
  });

  it.each([
    ['no list', { documents: [prices] }, /^expected documents\.json to be a list/],
    ['no JSON', '[{"id": }]', /^expected JSON in documents\.json: /],
    ['nothing', '', /^expected JSON in documents\.json: /],
  ])('says that it is %s', async (_what, content, fault) => {
    expect(await faultsOf(content)).toEqual([expect.stringMatching(fault)]);
  });

  it.each(['documents', 'nowhere', 'secret.pdf'])('says that there is none in %s', async (name) => {
    await expect(readManifest(join(around, name))).rejects.toThrow(
      /- expected the file documents\.json in the folder; (?:there is none|it cannot be read)/,
    );
  });
});
