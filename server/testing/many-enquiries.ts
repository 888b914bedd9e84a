import { expect, vi } from 'vitest';
import { defaultSchedule } from '../enquiries/delivery-schedule.ts';
import type { EnquirySite } from './enquiry-site.ts';
import type { TestMailServer } from './mail-server.ts';

const visitorsAtATime = 8;

/** What a process had in hand as it was killed waits for its lease to end, and for somebody to look. */
const longestWait = 2 * defaultSchedule.lease;

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

/**
 * Waits until each of the enquiries has arrived, and no other. How many mails came beyond one of each, under
 * the Message-ID of one.
 */
export async function countDuplicates(
  mailServer: TestMailServer,
  references: readonly string[],
): Promise<number> {
  const expected = [...new Set(references)].toSorted();
  const arrived = () => [...new Set(mailServer.messageIds())];
  await vi.waitFor(() => expect(arrived().map(referenceOf).toSorted()).toEqual(expected), {
    timeout: longestWait,
    interval: 100,
  });
  return mailServer.messageIds().length - expected.length;
}

/** Of a mail about an enquiry, from its Message-ID. */
const referenceOf = (messageId: string) => /^<enquiry\.([^.]+)\./.exec(messageId)?.[1] ?? messageId;
