import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { TypedField } from '@kitchen/shared/enquiry.ts';
import { typedFields } from '@kitchen/shared/enquiry.ts';
import pino from 'pino';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EnquiryQueue, StoredEnquiry } from '../../enquiries/enquiries.ts';
import { openQueue } from '../../enquiries/enquiries.ts';
import { connectRedis } from '../../platform/redis/connect-redis.ts';
import { aStoredEnquiry } from '../../testing/a-stored-enquiry.ts';
import { startRedis } from '../../testing/start-redis.ts';
import { runCommand } from './run-command.ts';

const logger = pino({ level: 'silent' });

function connect(redisUrl: string) {
  const redis = connectRedis(redisUrl, () => undefined);
  onTestFinished(() => redis.disconnect());
  return redis;
}

async function openOnDisk(redisUrl?: string): Promise<EnquiryQueue> {
  const folder = await mkdtemp(`${tmpdir()}/run-command-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  return openQueue(folder, redisUrl ? connect(redisUrl) : null, logger);
}

async function openInRedis(): Promise<EnquiryQueue> {
  const redis = await startRedis();
  onTestFinished(() => redis[Symbol.asyncDispose]());
  return openOnDisk(redis.url);
}

const hourMs = 60 * 60_000;
const start = Date.UTC(2026, 10, 21);
const reader = 'sales@calidora.example';
const [delivered, failed, waiting, held] = [1, 2, 3, 4].map((number) =>
  aStoredEnquiry({
    key: `key-${number}`,
    receivedAt: start + number * hourMs,
    ...(number === 4 && { heldFor: 'trap' }),
    content: {
      ...aStoredEnquiry().content,
      phone: '+39 02',
      message: '=HYPERLINK("x")\nsecond line\u001b[2J',
    },
  }),
) as [StoredEnquiry, StoredEnquiry, StoredEnquiry, StoredEnquiry];

describe.each([
  ['SQLite', () => openOnDisk()],
  ['Redis', openInRedis],
])('an operator, over %s', (_name, open) => {
  let queue: EnquiryQueue;

  const run = async (...parameters: string[]) => {
    const printed: string[] = [];
    const now = () => waiting.receivedAt + 3 * hourMs;
    await runCommand(parameters, queue, (text) => printed.push(text), now);
    return printed.join('');
  };
  const stateOf = async ({ key }: StoredEnquiry) =>
    (await queue.records()).find((record) => record.key === key)?.state;

  beforeEach(async () => {
    queue = await open();
    onTestFinished(() => queue.close());
    for (const enquiry of [delivered, failed, waiting, held]) await queue.add(enquiry);
    const outcomes = {
      [delivered.key]: null,
      [failed.key]: { reason: '550', retryInMs: null },
      [waiting.key]: {
        reason: '450',
        retryInMs: hourMs / 2,
        settled: { [reader]: { who: 'reader' as const } },
      },
    };
    queue.start({ deliver: async ({ key }) => outcomes[key] ?? null, onRecorded: () => undefined });
    await vi.waitFor(async () => expect(await stateOf(delivered)).toBe('delivered'), 10_000);
    await vi.waitFor(async () => expect(await stateOf(failed)).toBe('failed'), 10_000);
    await vi.waitFor(async () => expect(await run('list')).toContain('450'), 10_000);
    await queue.stop();
  });

  it('sees what is not delivered, how much there is and how long it has waited', async () => {
    const list = await run('list');
    expect(list).toMatch(/^1 waiting, 1 delivered, 1 failed, 1 held; the oldest has waited for 3 h\n/);
    expect(list.split('\n').slice(1)).toEqual([
      `${failed.reference}  failed     contact  2026-11-21T02:00:00Z  attempts: 1  550`,
      `${waiting.reference}  waiting    contact  2026-11-21T03:00:00Z  attempts: 1  450`,
      `${held.reference}  held       contact  2026-11-21T04:00:00Z  trap`,
      '',
    ]);
    expect(await run('list', '--all')).toContain(
      `${delivered.reference}  delivered  contact  2026-11-21T01:00:00Z  attempts: 1\n`,
    );
  });

  it('reads one, whose characters cannot steer the terminal', async () => {
    const shown = await run('show', held.reference.toLowerCase());
    expect(shown).toContain(`reference: ${held.reference}\n`);
    expect(shown).toContain('email: anna@visitors.example\n');
    expect(shown).toContain('second line[2J\n');
    expect(shown).not.toContain('\u001b');
    expect(await run('show', waiting.reference)).not.toContain(reader);
    await expect(run('show', 'C-XXXXXX')).rejects.toThrow('There is no enquiry C-XXXXXX');
  });

  it('sends one again, or all that were given up', async () => {
    const { reference } = waiting;
    expect(await run('retry', reference)).toBe(
      `${reference} will be sent at once, or as soon as the site runs\n`,
    );
    await expect(run('retry', delivered.reference)).rejects.toThrow('is delivered, not waiting or failed');
    expect(await run('retry', '--failed')).toBe('1 will be sent at once, or as soon as the site runs\n');
    expect((await queue.counts()).states).toEqual({ waiting: 2, delivered: 1, failed: 0, held: 1 });
  });

  it('sends all that wait at once, after a mail server was away', async () => {
    expect(await run('retry', '--waiting')).toBe('1 will be sent at once, or as soon as the site runs\n');
    const sent: string[] = [];
    let said = '';
    queue.start({
      deliver: async ({ key }) => {
        said = await run('retry', '--waiting');
        sent.push(key);
        return null;
      },
      onRecorded: () => undefined,
    });
    await vi.waitFor(() => expect(sent).toEqual([waiting.key]), 10_000);
    expect(said).toBe(
      '0 will be sent at once, or as soon as the site runs\n1 being delivered, or when a process was killed: tried again within two minutes\n',
    );
    await queue.stop();
  });

  it('takes from the list only what was delivered, but not to all', async () => {
    for (const { reference } of [delivered, failed, waiting, held]) {
      await expect(run('handed-on', reference)).rejects.toThrow(
        'is not one that some have and others refused',
      );
    }
  });

  it('releases what was set aside by mistake', async () => {
    await expect(run('release', failed.reference)).rejects.toThrow('is failed, not held');
    expect(await run('release', held.reference)).toBe(
      `${held.reference} will be sent at once, or as soon as the site runs\n`,
    );
    expect(await stateOf(held)).toBe('waiting');
  });

  it('deletes one, whatever became of it', async () => {
    for (const { reference } of [delivered, failed, waiting, held]) {
      expect(await run('delete', reference)).toBe(`${reference} is deleted\n`);
      await expect(run('show', reference)).rejects.toThrow('There is no enquiry');
    }
    expect(await run('list', '--all')).toBe('0 waiting, 0 delivered, 0 failed, 0 held\n');
  });

  it('exports all that came, safe for a spreadsheet', async () => {
    const rows = await run('export', '--since', '2020-01-01');
    expect(rows.split('\r\n')).toHaveLength(6);
    const names = [
      'reference',
      'kind',
      'state',
      'received',
      ...typedFields,
      'language',
      'sku',
      'dealer',
      'shortlist',
      'page',
    ];
    expect(rows.split('\r\n')[0]).toBe(`\ufeff"${names.join('","')}"`);
    const cells: Partial<Record<TypedField, string>> = { email: 'anna@visitors.example', phone: "'+39 02" };
    const beforeMessage = typedFields.slice(typedFields.indexOf('email'), typedFields.indexOf('message'));
    expect(rows).toContain(
      `${beforeMessage.map((field) => `"${cells[field] ?? ''}",`).join('')}"'=HYPERLINK(""x"")\nsecond line`,
    );
    expect((await run('export', '--since', '2999-01-01')).split('\r\n')).toHaveLength(2);
    await expect(run('export', '--since', 'yesterday')).rejects.toThrow('a date such as');
  });

  it.each([
    [[]],
    [['lst']],
    [['show']],
    [['retry']],
    [['delete']],
    [['list', 'C-7F3K2M']],
    [['list', '--failed']],
    [['retry', '--failed', '--waiting']],
    [['--x']],
  ])('who asks for %j reads what may be asked', async (parameters) => {
    await expect(run(...parameters)).rejects.toThrow('npm run enquiries -- <command>');
  });
});

it.each([
  ['SQLite', () => openOnDisk()],
  ['Redis', openInRedis],
])('an operator sees, over %s, which delivered enquiry a recipient was refused', async (_name, open) => {
  const queue = await open();
  onTestFinished(() => queue.close());
  const reason = 'recipient 2 of 2: 550';
  await queue.add(failed);
  queue.start({ deliver: async () => ({ reason, isDelivered: true }), onRecorded: () => undefined });
  onTestFinished(() => queue.stop());
  const printed: string[] = [];
  await vi.waitFor(async () => {
    await runCommand(['list'], queue, (text) => printed.push(text));
    expect(printed.at(-1)).toBe(
      `${failed.reference}  delivered  contact  2026-11-21T02:00:00Z  attempts: 1  ${reason}\n`,
    );
  }, 10_000);

  const run = async (...parameters: string[]) => {
    printed.length = 0;
    await runCommand(parameters, queue, (text) => printed.push(text));
    return printed.join('');
  };
  expect(await run('handed-on', failed.reference)).toBe(`${failed.reference} is listed no more\n`);
  expect(await run('list')).not.toContain(failed.reference);
  expect(await run('list', '--all')).toContain(`attempts: 1  ${reason}\n`);
  expect(await run('show', failed.reference)).toContain('email: anna@visitors.example\n');
});

it('an operator sees those in Redis and those on this disk as one list, and may delete or release either', async () => {
  await using redis = await startRedis();
  const folder = await mkdtemp(`${tmpdir()}/run-command-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  const enquiries = Array.from({ length: 6 }, (_, number) =>
    aStoredEnquiry({ heldFor: 'trap', receivedAt: start + number * hourMs }),
  );
  const onDisk = openQueue(folder, null, logger);
  for (const number of [1, 3, 5]) await onDisk.add(enquiries[number] as StoredEnquiry);
  await onDisk.close();
  const queue = openQueue(folder, connect(redis.url), logger);
  onTestFinished(() => queue.close());
  for (const number of [0, 2, 4]) await queue.add(enquiries[number] as StoredEnquiry);

  const printed: string[] = [];
  const run = (...parameters: string[]) => runCommand(parameters, queue, (text) => printed.push(text));
  await run('list');
  expect(printed[0]).toMatch(/^0 waiting, 0 delivered, 0 failed, 6 held\n/);
  const references = enquiries.map(({ reference }) => reference);
  expect(printed.slice(1).map((line) => line.slice(0, 8))).toEqual(references);
  for (const reference of references.splice(0, 2)) await run('delete', reference);
  expect(await queue.records()).toHaveLength(4);
  for (const reference of references) await run('release', reference);
  const delivered: string[] = [];
  queue.start({
    deliver: async ({ reference }) => {
      delivered.push(reference);
      return null;
    },
    onRecorded: () => undefined,
  });
  await vi.waitFor(() => expect(delivered.toSorted()).toEqual(references.toSorted()), 10_000);
  await queue.stop();
});
