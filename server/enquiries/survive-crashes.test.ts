import { expect, it, onTestFinished, vi } from 'vitest';
import type { EnquirySite } from '../testing/enquiry-site.ts';
import { startEnquirySite } from '../testing/enquiry-site.ts';
import type { MailServerMood } from '../testing/mail-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { countCopies, sendEnquiries } from '../testing/many-enquiries.ts';
import { openDisk } from './open-stores.ts';

vi.setConfig({ testTimeout: 120_000 });

function openStoreOf({ dataDir }: EnquirySite) {
  const store = openDisk(dataDir).store;
  onTestFinished(() => store.close());
  return store;
}

it('every accepted enquiry arrives, whatever the mail server does and however often the site is killed', async () => {
  await using mailServer = await startMailServer();
  await using site = await startEnquirySite(mailServer.url);
  const mood = (name: MailServerMood) => () => {
    mailServer.mood = name;
  };
  const references = await sendEnquiries([site], 500, {
    60: mood('slow'),
    100: site.crash,
    150: mood('busy'),
    200: site.crash,
    250: mailServer.down,
    300: site.crash,
    350: mailServer.up,
    360: mood('dying'),
  });
  expect(new Set(references).size).toBe(500);
  expect(site.crashes).toBe(3);
  mailServer.mood = 'fine';
  const store = openStoreOf(site);
  await countCopies(mailServer, references, store);
});

it('asked to end, the site finishes what is being delivered', async () => {
  await using mailServer = await startMailServer();
  await using site = await startEnquirySite(mailServer.url);
  mailServer.mood = 'slow';
  const reference = await site.send(1);
  await vi.waitUntil(() => mailServer.messageIds().length === 1, { timeout: 10_000, interval: 5 });
  expect(await site.stop()).toBe(0);
  expect(await openStoreOf(site).find(reference)).toMatchObject({ state: 'delivered', attempts: 1 });
  expect(mailServer.messageIds()).toHaveLength(1);
});
