import { expect, vi } from 'vitest';
import type { EnquiryStore } from '../enquiries/enquiry-store.ts';
import type { EnquirySite } from './enquiry-site.ts';
import type { TestMailServer } from './mail-server.ts';

const visitorsAtATime = 8;

/** What goes wrong once so many enquiries were accepted. */
type Troubles = Record<number, () => Promise<void> | void>;

/** Sends enquiries, several at a time and to the sites in turn, while troubles come; their references. */
export async function sendEnquiries(
  sites: readonly [EnquirySite, ...EnquirySite[]],
  most: number,
  troubles: Troubles,
): Promise<string[]> {
  const references: string[] = [];
  let next = 0;
  const visit = async () => {
    while (next < most) {
      const number = next++;
      const site = sites[number % sites.length] ?? sites[0];
      references.push(await site.send(number));
      await troubles[references.length]?.();
    }
  };
  await Promise.all(Array.from({ length: visitorsAtATime }, visit));
  return references;
}

/** Waits until none waits any more: each has arrived, and no other; how many copies came beyond one of each. */
export async function countCopies(
  mailServer: TestMailServer,
  references: readonly string[],
  store: EnquiryStore,
): Promise<number> {
  const expected = new Set(references.map(messageIdOf));
  await vi.waitFor(
    async () =>
      expect((await store.count()).states).toMatchObject({ waiting: 0, delivered: expected.size, failed: 0 }),
    { timeout: 60_000, interval: 100 },
  );
  const arrived = mailServer.messageIds();
  expect([...new Set(arrived)].toSorted()).toEqual([...expected].toSorted());
  return arrived.length - expected.size;
}

/** Waits until each has arrived, wherever it was kept; how many copies came beyond one of each. */
export async function countArrivals(
  mailServer: TestMailServer,
  references: readonly string[],
): Promise<number> {
  const expected = [...new Set(references.map(messageIdOf))].toSorted();
  await vi.waitFor(() => expect([...new Set(mailServer.messageIds())].toSorted()).toEqual(expected), {
    timeout: 60_000,
    interval: 100,
  });
  return mailServer.messageIds().length - expected.length;
}

const messageIdOf = (reference: string) => `<enquiry.${reference}@calidora.example>`;
