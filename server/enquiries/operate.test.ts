import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectRedis } from '../platform/redis/connect-redis.ts';
import { startRedis } from '../testing/start-redis.ts';
import { archiveOf } from './enquiry-archive.ts';
import type { EnquiryContent, EnquiryStore } from './enquiry-store.ts';
import { openDisk } from './open-stores.ts';
import { operate } from './operate.ts';
import { openRedisStore } from './redis-store.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 });

async function openSqlite(): Promise<EnquiryStore> {
  const folder = await mkdtemp(`${tmpdir()}/operate-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  return openDisk(folder).store;
}

async function openRedis(): Promise<EnquiryStore> {
  const redis = await startRedis();
  onTestFinished(() => redis[Symbol.asyncDispose]());
  return openRedisStore(connectRedis(redis.url, () => undefined));
}

const places: [string, () => Promise<EnquiryStore>][] = [
  ['SQLite', openSqlite],
  ['Redis', openRedis],
];

describe.each(places)('an operator, over %s', (_name, open) => {
  let store: EnquiryStore;
  let failed: string;
  let waiting: string;
  let held: string;
  let delivered: string;

  let keys = 0;
  async function keep(heldFor: string | null = null, fields: Partial<EnquiryContent> = {}) {
    const kept = await store.keep({
      kind: 'contact',
      key: String(keys++),
      digest: '',
      heldFor,
      content: {
        name: 'Anna',
        surname: 'Rossi',
        email: 'anna@visitors.example',
        phone: '+39 02',
        message: '=HYPERLINK("x")\nsecond line\u001b[2J',
        language: 'it',
        ...fields,
      },
    });
    return 'reference' in kept ? kept.reference : '';
  }

  async function claim() {
    const claimed = await store.claim(60_000);
    if (!claimed) throw new Error('Nothing is due');
    return claimed;
  }

  const run = async (...parameters: string[]) => {
    const printed: string[] = [];
    const now = () => Date.now() + 3 * 60 * 60_000;
    await operate(parameters, { archive: store, now, print: (text) => printed.push(text) });
    return printed.join('');
  };

  beforeEach(async () => {
    store = await open();
    onTestFinished(() => store.close());
    delivered = await keep();
    await store.markDelivered(await claim());
    failed = await keep();
    await store.giveUp(await claim(), '550');
    waiting = await keep();
    await store.postpone(await claim(), 600_000, '450');
    held = await keep('trap');
  });

  it('sees what is not delivered, how much there is and how long it has waited', async () => {
    const list = await run('list');
    expect(list).toMatch(
      /^1 waiting, 1 delivered, 1 failed, 1 held, 0 erased; the oldest has waited for 3 h\n/,
    );
    expect(list).toMatch(new RegExp(`${failed}  failed .*attempts: 1  550\n`));
    expect(list).toMatch(new RegExp(`${waiting}  waiting .*450\n`));
    expect(list).toMatch(new RegExp(`${held}  held .*trap\n`));
    expect(list).not.toContain(delivered);
    expect(list).not.toContain('Anna');
    expect(await run('list', '--all')).toContain(`${delivered}  delivered`);
  });

  it('reads one, whose characters cannot steer the terminal', async () => {
    const shown = await run('show', held.toLowerCase());
    expect(shown).toContain(`reference: ${held}\n`);
    expect(shown).toContain('email: anna@visitors.example\n');
    expect(shown).toContain('second line[2J\n');
    expect(shown).not.toContain('\u001b');
    await expect(run('show', 'C-XXXXXX')).rejects.toThrow('There is no enquiry C-XXXXXX');
  });

  it('sends one again, or all that were given up', async () => {
    expect(await run('retry', waiting)).toBe(`${waiting} will be sent now\n`);
    expect((await claim()).record.reference).toBe(waiting);
    await expect(run('retry', waiting)).rejects.toThrow(`${waiting} is being delivered`);
    await expect(run('retry', delivered)).rejects.toThrow(`${delivered} is delivered, not waiting or failed`);
    expect(await run('retry', '--failed')).toBe('1 will be sent now\n');
    expect((await claim()).record.reference).toBe(failed);
  });

  it('releases what was set aside by mistake', async () => {
    await expect(run('release', failed)).rejects.toThrow(`${failed} is failed, not held`);
    expect(await run('release', held)).toBe(`${held} will be sent now\n`);
    expect((await claim()).record.reference).toBe(held);
  });

  it('exports all that came, safe for a spreadsheet', async () => {
    const rows = await run('export', '--since', '2020-01-01');
    expect(rows.split('\r\n')).toHaveLength(6);
    expect(rows).toMatch(/^\ufeff"reference","kind","state","received","name",.*"page"\r\n/);
    expect(rows).toContain('"anna@visitors.example","\'+39 02","\'=HYPERLINK(""x"")\nsecond line');
    expect((await run('export', '--since', '2999-01-01')).split('\r\n')).toHaveLength(2);
    await expect(run('export', '--since', 'yesterday')).rejects.toThrow('a date such as');
  });

  it.each([
    [[]],
    [['lst']],
    [['show']],
    [['retry']],
    [['list', 'C-7F3K2M']],
    [['list', '--failed']],
    [['--x']],
  ])('who asks for %j hears what may be asked', async (parameters) => {
    await expect(run(...parameters)).rejects.toThrow('npm run enquiries -- <command>');
  });
});

it('an operator sees those in Redis and those on this disk as one list', async () => {
  const places = await Promise.all([openRedis(), openSqlite()]);
  for (const place of places) onTestFinished(() => place.close());
  const archive = archiveOf(places);
  const references: string[] = [];
  for (let number = 0; number < 6; number++) {
    const kept = await places[number % 2]?.keep({
      kind: 'dealer',
      key: `both-${number}`,
      digest: '',
      heldFor: 'trap',
      receivedAt: Date.UTC(2026, 10, 21, 9, number),
      content: { name: 'A', surname: 'B', email: 'a@b.example', message: 'Good morning', language: 'en' },
    });
    if (kept && 'reference' in kept) references.push(kept.reference);
  }
  const printed: string[] = [];
  const run = (...parameters: string[]) =>
    operate(parameters, { archive, now: Date.now, print: (text) => printed.push(text) });
  await run('list');
  expect(printed[0]).toMatch(/^0 waiting, 0 delivered, 0 failed, 6 held/);
  expect(printed.slice(1).map((line) => line.slice(0, 8))).toEqual(references);
  for (const reference of references) await run('release', reference);
  expect((await archive.count()).states).toMatchObject({ waiting: 6, held: 0 });
});
