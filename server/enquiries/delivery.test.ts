import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import pino from 'pino';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createMailer } from '../platform/mail/mailer.ts';
import { createLimiters } from '../platform/rate-limits/limiters.ts';
import { builtInTexts } from '../platform/texts/site-texts.ts';
import { aStoredEnquiry } from '../testing/a-stored-enquiry.ts';
import { freePort } from '../testing/free-port.ts';
import type { TestMailServer } from '../testing/mail-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import type { MailSettings } from './compose-mails.ts';
import type { DeliveryOptions } from './delivery.ts';
import { createDelivery } from './delivery.ts';
import { defaultSchedule } from './delivery-schedule.ts';
import type { EnquiryQueue, EnquiryRecord } from './enquiry-queue.ts';
import { openSqliteQueue } from './sqlite-queue.ts';

const schedule = { ...defaultSchedule, firstPause: 10, longestPause: 50, poll: 10 };
const soon = { timeout: 10_000, interval: 10 };

let log: string[];
let mailServer: TestMailServer;
let queue: EnquiryQueue;

beforeEach(async () => {
  log = [];
  mailServer = await startMailServer();
  onTestFinished(() => mailServer[Symbol.asyncDispose]());
  const folder = await mkdtemp(`${tmpdir()}/delivery-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  const logger = pino({ level: 'silent' });
  queue = openSqliteQueue(join(folder, 'enquiries.sqlite'), schedule, logger, Date.now);
});

function start(
  more: Partial<Omit<DeliveryOptions, 'settings'>> = {},
  serverUrl = mailServer.url,
  settings: Partial<MailSettings> = {},
) {
  const mailer = createMailer(serverUrl);
  const delivery = createDelivery({
    mailer,
    settings: {
      mail: {
        serverUrl,
        from: { name: '', address: 'web@calidora.example' },
        to: {
          contact: ['sales@calidora.example'],
          dealer: ['dealers@calidora.example'],
          safety: ['safety@calidora.example'],
          service: ['service@calidora.example'],
        },
      },
      brand: defaultBrand,
      publicUrl: 'https://www.calidora.example',
      staffLanguage: 'it',
      texts: () => builtInTexts,
      knownProduct: () => undefined,
      knownDealer: () => undefined,
      ...settings,
    },
    acknowledge: false,
    acknowledgementLimit: createLimiters(null, String, Date.now)('acknowledgements', 3, 60),
    schedule,
    logger: pino({ level: 'info' }, { write: (line) => log.push(JSON.parse(line).msg) }),
    onMail: () => undefined,
    onRefusedRecipient: () => undefined,
    ...more,
  });
  queue.start(delivery);
  onTestFinished(async () => {
    delivery.stop();
    await queue.stop();
    mailer.close();
    await queue.close();
  });
  return delivery;
}

const becomes = (expected: Partial<EnquiryRecord>) =>
  vi.waitFor(async () => expect(await queue.records()).toMatchObject([expected]), soon);

it('is tried until it is given up, and sent by an operator under the same Message-ID', async () => {
  mailServer.mood = 'dying';
  const enquiry = aStoredEnquiry();
  await queue.add(enquiry);
  start({ schedule: { ...schedule, mostAttempts: 5 } });
  await becomes({ state: 'failed', attempts: 5 });
  expect(log).toContain('Enquiry not delivered: it waits for an operator');

  mailServer.mood = 'fine';
  await queue.sendAgain(enquiry.key);
  await becomes({ state: 'delivered' });
  expect(mailServer.messageIds().length).toBeGreaterThan(1);
  const [messageId, ...others] = new Set(mailServer.messageIds());
  expect(messageId).toMatch(
    new RegExp(`^<enquiry\\.${enquiry.reference}\\.[0-9a-f]{16}@calidora\\.example>$`),
  );
  expect(others).toEqual([]);
});

it('that a server refuses for good waits for the operator at once', async () => {
  mailServer.mood = 'refusing';
  await queue.add(aStoredEnquiry());
  start();
  await becomes({ state: 'failed', attempts: 1, reason: 'recipient 1 of 1: 550' });
});

it.each([
  ['contact', 'warn'],
  ['safety', 'error'],
] as const)(
  'of the kind %s that one of two readers is refused is told at %s, counted and recorded',
  async (kind, level) => {
    mailServer.mood = 'picky';
    const enquiry = aStoredEnquiry({ kind, content: { ...aStoredEnquiry().content, dealer: 'rossi' } });
    await queue.add(enquiry);
    const refused: unknown[] = [];
    const to = ['reader@calidora.example', 'gone@elsewhere.example'];
    const logged = pino({ level: 'warn' }, { write: (line) => log.push(line) });
    start({ logger: logged, onRefusedRecipient: (...of) => refused.push(of) }, mailServer.url, {
      mail: {
        serverUrl: mailServer.url,
        from: { name: '', address: 'web@calidora.example' },
        to: { contact: to, dealer: [], safety: to, service: [] },
      },
      knownDealer: () => ({ name: 'Rossi', place: 'Bologna', email: 'rossi@dealers.example' }),
    });
    const copy = kind === 'safety' ? [] : [[kind, 'copy']];
    const reason = kind === 'safety' ? 'recipient 2 of 2: 550' : 'recipient 2 of 2: 550, copy: 550';
    await becomes({ state: 'delivered', reason });
    expect(refused).toEqual([[kind, 'reader'], ...copy]);
    expect(log.map((line) => JSON.parse(line))).toMatchObject([
      { level: logged.levels.values[level], reference: enquiry.reference, reason },
    ]);
    expect(log.join()).not.toContain('@');
    expect((await mailServer.mails()).map(({ recipients }) => recipients)).toEqual([
      ['reader@calidora.example'],
    ]);
  },
);

it('is acknowledged later by a mail server that is busy at first', async () => {
  mailServer.mood = 'slow';
  await queue.add(aStoredEnquiry());
  const putOff = Promise.withResolvers<void>();
  start({
    acknowledge: true,
    onMail: (kind, outcome) => {
      if (kind === 'acknowledgement' && outcome === 'later') putOff.resolve();
    },
  });
  await vi.waitUntil(() => mailServer.messageIds().length > 0, soon);
  mailServer.mood = 'busy';
  await putOff.promise;
  mailServer.mood = 'fine';
  await vi.waitFor(() => expect(log).toContain('Enquiry acknowledged'), soon);
  expect(mailServer.messageIds().map((id) => id.split('.')[0])).toEqual(['<enquiry', '<acknowledgement']);
});

it('is acknowledged three times a day to one address, and arrives all the same', async () => {
  const from = (email: string) => aStoredEnquiry({ content: { ...aStoredEnquiry().content, email } });
  start({ acknowledge: true });
  for (const email of ['anna@visitors.example', 'ANNA@VISITORS.EXAMPLE', 'anna+1@visitors.example']) {
    await queue.add(from(email));
  }
  await vi.waitFor(() => expect(mailServer.messageIds()).toHaveLength(6), soon);
  await queue.add(from('Anna+2+3@Visitors.example'));
  await vi.waitFor(
    () => expect(log).toContain('Enquiry not acknowledged: its address had enough today'),
    soon,
  );
  await queue.add(from('bruno@visitors.example'));
  await vi.waitFor(() => expect(mailServer.messageIds()).toHaveLength(9), soon);
});

it('is not sent again by a process that could not record the first time', async () => {
  const enquiry: EnquiryRecord = { ...aStoredEnquiry(), state: 'waiting', attempts: 0, reason: null };
  const { deliver } = start();
  expect(await deliver(enquiry)).toBeNull();
  expect(await deliver(enquiry)).toBeNull();
  expect(mailServer.messageIds()).toHaveLength(1);
});

it('goes on waiting when the site ends while a mail server keeps silent', async () => {
  const port = await freePort();
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(port, '127.0.0.1');
  onTestFinished(() => void silent.close());
  const asked = new Promise((resolve) => silent.once('connection', resolve));
  await queue.add(aStoredEnquiry());
  const delivery = start({ schedule: { ...schedule, finish: 20 } }, `smtp://127.0.0.1:${port}`);
  await asked;
  delivery.stop();
  await queue.stop();
  await becomes({ state: 'waiting', reason: 'EABORT' });
});
