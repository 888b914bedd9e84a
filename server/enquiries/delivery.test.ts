import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import pino from 'pino';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createMailer } from '../platform/mail/mailer.ts';
import { freePort } from '../testing/free-port.ts';
import type { TestMailServer } from '../testing/mail-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import type { Delivery, MailObserver } from './delivery.ts';
import { createDelivery } from './delivery.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import { usualTimes } from './delivery-times.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { openDisk } from './open-stores.ts';

vi.setConfig({ testTimeout: 20_000 });

const dayMs = 86_400_000;
const quick = { ...usualTimes, firstPause: 10, longestPause: 50, leastTrying: 0, look: 10, sweep: 10 };

let clock: { now: number };
let log: string[];
let mailServer: TestMailServer;
let store: EnquiryStore;

beforeEach(async () => {
  clock = { now: Date.UTC(2026, 10, 21) };
  log = [];
  mailServer = await startMailServer();
  onTestFinished(() => mailServer[Symbol.asyncDispose]());
  const folder = await mkdtemp(`${tmpdir()}/delivery-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  store = openDisk(folder, () => clock.now).store;
  onTestFinished(() => store.close());
});

function deliver(
  times: DeliveryTimes = quick,
  serverUrl = mailServer.url,
  acknowledge = false,
  onMail?: MailObserver,
): Delivery {
  const mailer = createMailer(serverUrl);
  onTestFinished(() => mailer.close());
  const delivery = createDelivery({
    store,
    mailer,
    settings: {
      mail: {
        serverUrl,
        from: { name: '', address: 'web@calidora.example' },
        to: { contact: ['sales@calidora.example'], dealer: ['dealers@calidora.example'] },
      },
      brand: defaultBrand,
      publicUrl: 'https://www.calidora.example',
      staffLanguage: 'it',
      productName: () => undefined,
    },
    acknowledge,
    retentionMs: 30 * dayMs,
    times,
    logger: pino({ level: 'info' }, { write: (line) => log.push(JSON.parse(line).msg) }),
    now: () => clock.now,
    onMail,
  });
  onTestFinished(() => delivery.close());
  delivery.start();
  return delivery;
}

async function keep(): Promise<string> {
  const kept = await store.keep({
    kind: 'contact',
    key: 'key',
    digest: '',
    heldFor: null,
    content: {
      name: 'Anna',
      surname: 'Rossi',
      email: 'anna@visitors.example',
      message: 'Good day to you',
      language: 'it',
    },
  });
  return 'reference' in kept ? kept.reference : '';
}

async function becomes(reference: string, state: string): Promise<void> {
  await vi.waitFor(async () => expect(await store.find(reference)).toMatchObject({ state }), {
    timeout: 10_000,
    interval: 10,
  });
}

it('is tried for three days, then left to the operator, who sends it with the same Message-ID', async () => {
  mailServer.mood = 'dying';
  const reference = await keep();
  deliver();
  for (const attempts of [1, 2, 3, 4]) {
    await vi.waitFor(async () => {
      expect(await store.find(reference)).toMatchObject({ state: 'waiting', attempts });
      expect(await store.dueInMs()).toBeLessThanOrEqual(quick.longestPause);
    });
    clock.now += attempts < 3 ? 60_000 : dayMs;
  }
  clock.now += dayMs;
  await becomes(reference, 'failed');
  expect(log).toContain('Enquiry not delivered: it waits for an operator');

  mailServer.mood = 'fine';
  await store.sendAgain(reference, ['failed']);
  await becomes(reference, 'delivered');
  expect(mailServer.messageIds().length).toBeGreaterThan(1);
  expect(new Set(mailServer.messageIds())).toEqual(new Set([`<enquiry.${reference}@calidora.example>`]));
});

it('is not given up for the days in which the site was down', async () => {
  mailServer.mood = 'busy';
  const reference = await keep();
  clock.now += 4 * dayMs;
  const delivery = deliver({ ...quick, leastTrying: 2_000 });
  const attempts = async () => (await store.find(reference))?.attempts ?? 0;
  const goOn = setInterval(() => {
    clock.now += quick.longestPause;
  }, 10);
  onTestFinished(() => clearInterval(goOn));
  await vi.waitUntil(async () => (await attempts()) >= 4, { timeout: 10_000 });
  expect(await store.find(reference)).toMatchObject({ state: 'waiting', reason: '450' });
  await becomes(reference, 'failed');
  await delivery.close();
});

it('is acknowledged later by a mail server that is busy at first', async () => {
  mailServer.mood = 'slow';
  const reference = await keep();
  const { promise: putOff, resolve } = Promise.withResolvers<void>();
  deliver(quick, mailServer.url, true, ({ kind, outcome }) => {
    if (kind === 'acknowledgement' && outcome === 'later') resolve();
  });
  await vi.waitUntil(() => mailServer.messageIds().length > 0, { timeout: 10_000, interval: 5 });
  mailServer.mood = 'busy';
  await putOff;
  mailServer.mood = 'fine';
  await vi.waitFor(() => expect(log).toContain('Enquiry acknowledged'), { timeout: 10_000 });
  expect(mailServer.messageIds()).toEqual([
    `<enquiry.${reference}@calidora.example>`,
    `<acknowledgement.${reference}@calidora.example>`,
  ]);
});

it('that a server refuses for good is left to the operator at once', async () => {
  mailServer.mood = 'refusing';
  const reference = await keep();
  deliver();
  await becomes(reference, 'failed');
  expect(await store.find(reference)).toMatchObject({ attempts: 1, reason: '550' });
});

it('is acknowledged by the last to deliver it, where it was taken up by another meanwhile', async () => {
  mailServer.mood = 'slow';
  const reference = await keep();
  const delivery = deliver(quick, mailServer.url, true);
  await vi.waitUntil(() => mailServer.messageIds().length > 0, { timeout: 10_000, interval: 5 });
  clock.now += 2 * quick.lease;
  expect((await store.claim(30 * 60_000))?.record.reference).toBe(reference);
  await vi.waitFor(() => expect(log).toContain('Enquiry delivered'));
  await delivery.close();
  expect(mailServer.messageIds()).toEqual([`<enquiry.${reference}@calidora.example>`]);
});

it('is erased when its time is over', async () => {
  const reference = await keep();
  deliver();
  await becomes(reference, 'delivered');
  clock.now += 29 * dayMs;
  const sweep = vi.spyOn(store, 'eraseDelivered');
  await vi.waitFor(() => expect(sweep.mock.settledResults[0]?.type).toBe('fulfilled'));
  expect((await store.count()).states.delivered).toBe(1);
  expect(log).not.toContain('Enquiries erased: they were delivered long ago');
  clock.now += 2 * dayMs;
  await becomes(reference, 'erased');
  expect(log).toContain('Enquiries erased: they were delivered long ago');
});

it('is erased in time though the clock was set back', async () => {
  clock.now += 400 * dayMs;
  const sweep = vi.spyOn(store, 'eraseDelivered');
  deliver();
  await vi.waitFor(() => expect(sweep).toHaveBeenCalled());
  clock.now -= 400 * dayMs;
  const reference = await keep();
  await becomes(reference, 'delivered');
  clock.now += 31 * dayMs;
  await becomes(reference, 'erased');
});

it('is put back when the site ends while a mail server keeps silent', async () => {
  const port = await freePort();
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(port, '127.0.0.1');
  onTestFinished(() => void silent.close());
  const asked = new Promise((resolve) => silent.once('connection', resolve));
  const reference = await keep();
  const delivery = deliver({ ...quick, finish: 20 }, `smtp://127.0.0.1:${port}`);
  await asked;
  await delivery.close();
  expect(await store.find(reference)).toMatchObject({ state: 'waiting', reason: 'EABORT' });
  clock.now += 60_000;
  expect((await store.claim(1_000))?.record.reference).toBe(reference);
});
