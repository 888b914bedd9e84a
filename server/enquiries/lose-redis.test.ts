import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { connectRedis } from '../platform/redis/connect-redis.ts';
import type { EnquirySite } from '../testing/enquiry-site.ts';
import { startEnquirySite } from '../testing/enquiry-site.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { countArrivals, sendEnquiries } from '../testing/many-enquiries.ts';
import type { TestRedis } from '../testing/start-redis.ts';
import { startRedis } from '../testing/start-redis.ts';

vi.setConfig({ testTimeout: 120_000 });

/** What a visitor would still call at once, on a machine that is busy with other things. */
const timeoutMs = 6_000;

async function startTwoSites(beforehand: (redis: TestRedis) => Promise<void> | void = () => undefined) {
  const parts = new AsyncDisposableStack();
  const mailServer = parts.use(await startMailServer());
  const redis = parts.use(await startRedis());
  await beforehand(redis);
  const one = parts.use(await startEnquirySite(mailServer.url, redis.url));
  const other = parts.use(await startEnquirySite(mailServer.url, redis.url));
  return { mailServer, redis, one, other, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

async function forget(redis: TestRedis): Promise<void> {
  const operator = connectRedis(redis.url, () => undefined);
  await operator.flushall();
  await operator.script('FLUSH');
  operator.disconnect();
}

async function sendQuickly(site: EnquirySite, number: number, key?: string): Promise<string> {
  const before = performance.now();
  const reference = await site.send(number, key);
  expect(performance.now() - before).toBeLessThan(timeoutMs);
  return reference;
}

it('every accepted enquiry arrives though Redis and both processes are killed meanwhile', async () => {
  await using site = await startTwoSites();
  const { mailServer, redis, one, other } = site;
  const references = await sendEnquiries([one, other], 500, {
    60: mailServer.down,
    80: redis.kill,
    120: one.crash,
    180: mailServer.up,
    220: other.crash,
    280: redis.start,
    330: one.crash,
    350: redis.kill,
    380: redis.start,
    400: redis.freeze,
    430: redis.thaw,
  });
  expect(new Set(references).size).toBe(500);
  // What was under way when somebody was killed, or Redis kept its answer to itself.
  expect(await countArrivals(mailServer, references)).toBeLessThan(50);
});

it('visitors do not wait for a Redis that is frozen, and the same submission keeps its reference', async () => {
  await using site = await startTwoSites();
  const { mailServer, redis, one, other } = site;
  const references = [await one.send(0)];
  await countArrivals(mailServer, references);
  redis.freeze();
  const key = randomUUID();
  for (let number = 1; number < 10; number++) {
    references.push(await sendQuickly(one, number, number === 1 ? key : undefined));
  }
  await countArrivals(mailServer, references);
  redis.thaw();
  expect(await other.send(1, key)).toBe(references[1]);
  expect(await one.send(1, key)).toBe(references[1]);
  // Redis has the first one of which it did not tell.
  expect(await countArrivals(mailServer, references)).toBeLessThanOrEqual(1);
  redis.freeze();
  expect(await other.stop()).toBe(0);
});

it('a Redis that forgets everything is given again what was not delivered', async () => {
  await using site = await startTwoSites();
  const { mailServer, redis, one, other } = site;
  await mailServer.down();
  const references = await sendEnquiries([one, other], 20, { 10: () => forget(redis) });
  await forget(redis);
  await mailServer.up();
  // What a process had in hand when it was forgotten may be taken up by the other.
  expect(await countArrivals(mailServer, references)).toBeLessThanOrEqual(2);
  references.push(await one.send(21));
  await countArrivals(mailServer, references);
});

it('what nobody delivered when Redis and a process were lost is delivered by the process that starts anew', async () => {
  await using site = await startTwoSites();
  const { mailServer, redis, one } = site;
  await mailServer.down();
  const references = [await one.send(1)];
  await redis.kill();
  references.push(await sendQuickly(one, 2));
  await one.crash();
  await mailServer.up();
  await countArrivals(mailServer, references.slice(1));
  await redis.start();
  await forget(redis);
  await countArrivals(mailServer, references);
});

it('processes start while Redis is away, and join it when it comes', async () => {
  await using site = await startTwoSites((redis) => redis.kill());
  const { mailServer, redis, one, other } = site;
  const references = [await sendQuickly(one, 1), await sendQuickly(other, 2)];
  await countArrivals(mailServer, references);
  await redis.start();
  const operator = connectRedis(redis.url, () => undefined);
  await vi.waitFor(async () => expect(await operator.get('site-mark')).not.toBeNull(), {
    timeout: 20_000,
  });
  operator.disconnect();
  await vi.waitFor(
    async () => {
      const key = randomUUID();
      references.push(await one.send(3, key));
      const copies = await Promise.all(Array.from({ length: 4 }, () => other.send(3, key)));
      expect(new Set([...copies, references.at(-1)]).size).toBe(1);
    },
    { timeout: 20_000 },
  );
  await countArrivals(mailServer, references);
});
