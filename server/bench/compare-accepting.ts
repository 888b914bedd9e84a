import type { EnquirySite } from '../testing/enquiry-site.ts';
import { startEnquirySite } from '../testing/enquiry-site.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { median } from './median.ts';

const rounds = 11;
const enquiriesPerRound = 25;

export interface AcceptingComparison {
  workingMs: number;
  failingMs: number;
  /** Median of the rounds' ratios: what a mail server that takes nothing costs a visitor. */
  ratio: number;
}

/** Time until an enquiry is accepted by a site whose mail server works, and by one whose puts every mail off. */
export async function compareAccepting(): Promise<AcceptingComparison> {
  await using workingServer = await startMailServer();
  await using failingServer = await startMailServer();
  failingServer.mood = 'busy';
  await using working = await startEnquirySite(workingServer.url, '', {});
  await using failing = await startEnquirySite(failingServer.url, '', {});
  const pairs: { working: number; failing: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    pairs.push({ working: await timeAccepting(working), failing: await timeAccepting(failing) });
  }
  // The first round only warms the code up.
  pairs.shift();
  return {
    workingMs: median(pairs.map((pair) => pair.working)),
    failingMs: median(pairs.map((pair) => pair.failing)),
    ratio: median(pairs.map((pair) => pair.failing / pair.working)),
  };
}

/** Milliseconds an enquiry. */
async function timeAccepting(site: EnquirySite): Promise<number> {
  const startedAt = performance.now();
  for (let number = 0; number < enquiriesPerRound; number++) await site.send(number);
  return (performance.now() - startedAt) / enquiriesPerRound;
}
