import { mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../../config/config.ts';
import { createRecordedLog } from '../../testing/recorded-log.ts';
import { openDocuments } from './documents.ts';
import type { DocumentEntry } from './manifest.ts';

const prices: DocumentEntry = {
  id: 'prices',
  kind: 'price-list',
  file: 'prices.pdf',
  title: { en: 'Prices', it: 'Prezzi' },
  date: '2026-11-01',
  roles: ['partner'],
  languages: ['en'],
};
const bulletin: DocumentEntry = { ...prices, id: 'bulletin', kind: 'bulletin', roles: ['service'] };

let folder: string;
let log: ReturnType<typeof createRecordedLog>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  log = createRecordedLog();
  await writeFile(join(folder, 'prices.pdf'), 'prices');
  await list([prices]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const list = (entries: unknown) => writeFile(join(folder, 'documents.json'), JSON.stringify(entries));
const open = () => openDocuments(folder, log);
const logged = () => log.lines.map(({ level, message }) => [level, message.split('\n')[0]]);

describe('the folder of documents', () => {
  it('is none where none is configured', async () => {
    const documents = await openDocuments(null, log);
    expect(await documents.list(['partner', 'service'])).toEqual([]);
    expect(await documents.find(['partner'], 'prices')).toBeNull();
  });

  it('stops the start where its list is wrong, naming the variable', async () => {
    await list([{ ...prices, file: 'gone.pdf' }]);
    const error = await open().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toBe(
      'RESERVED_DOCUMENTS_DIR: The list of reserved documents is not valid:\n- entry 1 (prices), file: expected a file that is there',
    );
  });

  it('gives what the roles allow, newest first', async () => {
    const newer = { ...prices, id: 'newer', date: '2026-11-20' };
    const both = { ...prices, id: 'both', date: '2026-01-01', roles: ['service', 'partner'] };
    await list([prices, bulletin, both, newer]);
    const documents = await open();
    const ids = async (...roles: ('partner' | 'service')[]) =>
      (await documents.list(roles)).map(({ entry }) => entry.id);
    expect(await ids('partner')).toEqual(['newer', 'prices', 'both']);
    expect(await ids('service')).toEqual(['bulletin', 'both']);
    expect(await ids('partner', 'service')).toEqual(['newer', 'prices', 'bulletin', 'both']);
    expect(await ids()).toEqual([]);
    expect(await documents.find(['service'], 'prices')).toBeNull();
    expect(await documents.find([], 'prices')).toBeNull();
    expect((await documents.find(['partner'], 'prices'))?.bytes).toBe(6);
  });
});

describe('a folder that changes while the site runs', () => {
  it('shows at the next call what its list says by then, whoever asks', async () => {
    const documents = await open();
    await list([prices, { ...bulletin, id: 'a-new-one' }]);
    const found = await Promise.all([1, 2, 3].map(() => documents.list(['service'])));
    expect(found.map(([document]) => document?.entry.id)).toEqual(['a-new-one', 'a-new-one', 'a-new-one']);
    expect(logged()).toEqual([['info', 'The list of reserved documents was read again']]);
    expect(await documents.find(['service'], 'bulletin')).toBeNull();
  });

  it('keeps the last good list while the new one is wrong, and says once what is wrong', async () => {
    const documents = await open();
    await list([prices, { ...bulletin, roles: ['everybody'] }]);
    expect(await documents.list(['partner', 'service'])).toHaveLength(1);
    expect(await documents.find(['partner'], 'prices')).not.toBeNull();
    await unlink(join(folder, 'documents.json'));
    expect(await documents.list(['partner', 'service'])).toHaveLength(1);
    expect(log.lines.map(({ level, message }) => [level, message])).toEqual([
      [
        'error',
        expect.stringMatching(
          /- entry 2 \(bulletin\), roles: expected a list .*\nThe last good list stays$/s,
        ),
      ],
      ['error', expect.stringContaining('expected the file documents.json')],
    ]);
    await list([prices, bulletin]);
    expect(await documents.list(['partner', 'service'])).toHaveLength(2);
  });

  it('takes a list whose files come after it', async () => {
    const documents = await open();
    await list([prices, { ...bulletin, file: 'later.pdf' }]);
    expect(await documents.list(['service'])).toEqual([]);
    await writeFile(join(folder, 'later.pdf'), 'later');
    expect(await documents.list(['service'])).toHaveLength(1);
  });

  it('leaves out a file that is gone, says so once, and has it again when it is back', async () => {
    const documents = await open();
    await unlink(join(folder, 'prices.pdf'));
    expect(await documents.find(['partner'], 'prices')).toBeNull();
    expect(await documents.list(['partner'])).toEqual([]);
    expect(logged()).toEqual([['error', 'A reserved document is gone: expected a file that is there']]);
    await writeFile(join(folder, 'prices.pdf'), 'prices, second edition');
    expect((await documents.find(['partner'], 'prices'))?.bytes).toBe(22);
  });

  it('never follows a link that leads out of it by now', async () => {
    const documents = await open();
    await unlink(join(folder, 'prices.pdf'));
    await symlink('/etc/hostname', join(folder, 'prices.pdf'));
    expect(await documents.find(['partner'], 'prices')).toBeNull();
    expect(logged()).toEqual([['error', expect.stringContaining('leads out')]]);
  });
});
