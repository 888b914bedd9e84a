import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { connectRedis } from '../platform/redis/connect-redis.ts';
import { startEnquirySite } from '../testing/enquiry-site.ts';
import type { MailServerMood } from '../testing/mail-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { countCopies, sendEnquiries } from '../testing/many-enquiries.ts';
import { startRedis } from '../testing/start-redis.ts';
import { openRedisStore } from './redis-store.ts';

vi.setConfig({ testTimeout: 120_000 });

async function startTwoSites() {
  const parts = new AsyncDisposableStack();
  const mailServer = parts.use(await startMailServer());
  const redis = parts.use(await startRedis());
  const one = parts.use(await startEnquirySite(mailServer.url, redis.url));
  const other = parts.use(await startEnquirySite(mailServer.url, redis.url));
  const store = openRedisStore(connectRedis(redis.url, () => undefined));
  parts.defer(() => store.close());
  const mood = (name: MailServerMood) => () => {
    mailServer.mood = name;
  };
  return { store, mailServer, one, other, mood, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

it('two processes deliver every enquiry, and none of them both', async () => {
  await using site = await startTwoSites();
  const { store, mailServer, one, other, mood } = site;
  const references = await sendEnquiries([one, other], 300, {
    50: mood('busy'),
    100: mood('slow'),
    130: mood('fine'),
    150: mailServer.down,
    200: mailServer.up,
  });
  expect(await countCopies(mailServer, references, store)).toBe(0);
});

it('what a killed process was delivering is taken up by the others, and comes twice at most', async () => {
  await using site = await startTwoSites();
  const { store, mailServer, one, other, mood } = site;
  const references = await sendEnquiries([one, other], 500, {
    50: mood('slow'),
    80: one.crash,
    150: other.crash,
    220: one.crash,
    230: mood('fine'),
  });
  expect(await countCopies(mailServer, references, store)).toBeLessThanOrEqual(one.crashes + other.crashes);
});

it('the same submission to both at the same moment is one enquiry', async () => {
  await using site = await startTwoSites();
  const { store, mailServer, one, other } = site;
  const key = randomUUID();
  const references = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).send(1, key)),
  );
  expect(new Set(references).size).toBe(1);
  expect(await countCopies(mailServer, references, store)).toBe(0);
});
