import { enquiryRetentionLimitDays } from '@kitchen/shared/limits.ts';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { accepted, sendEnquiry } from '../testing/send-enquiry.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';
import { defaultSchedule } from './delivery-schedule.ts';
import { openQueue } from './enquiries.ts';

const patience = { timeout: 10_000, interval: 10 };
const mostKeptMs = enquiryRetentionLimitDays * 24 * 60 * 60_000;

/** How many are in the site's file. */
async function countKept({ dataDir }: TestSite): Promise<number> {
  const queue = openQueue(dataDir, null, pino({ level: 'silent' }));
  onTestFinished(() => queue.close());
  return (await queue.records()).length;
}

it('an enquiry is erased when its time is over, and not when a clock that jumped says so', async () => {
  await using site = await startTestSite({ deliverySchedule: { ...defaultSchedule, erase: 10 } });
  await accepted(sendEnquiry({}, { to: site }));
  site.jump(mostKeptMs + 1);
  const saysSo = () => site.log.some((line) => line.includes('Enquiries are not erased'));
  await vi.waitFor(() => expect(saysSo()).toBe(true), patience);
  expect(await countKept(site)).toBe(1);
  site.jump(-mostKeptMs - 1);
  site.clock.now += mostKeptMs + 1;
  await vi.waitFor(async () => expect(await countKept(site)).toBe(0), patience);
});

it('an enquiry whose time is over is erased also after the machine slept', async () => {
  await using site = await startTestSite({ deliverySchedule: { ...defaultSchedule, erase: 10 } });
  await accepted(sendEnquiry({}, { to: site }));
  site.sleep(mostKeptMs + 1);
  await vi.waitFor(async () => expect(await countKept(site)).toBe(0), patience);
});

it('none is erased as a process starts: whoever started it with a wrong clock has an hour to see it', async () => {
  await using site = await startTestSite();
  await accepted(sendEnquiry({}, { to: site }));
  site.clock.now += mostKeptMs + 1;
  await site.restart();
  expect(await countKept(site)).toBe(1);
});
