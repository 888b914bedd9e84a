import type { Enquiry } from '@kitchen/shared/enquiry.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestMailServer } from './mail-server.ts';
import { startMailServer } from './mail-server.ts';
import type { Sending } from './send-enquiry.ts';
import { fetchToken, mailsAbout, sendEnquiry } from './send-enquiry.ts';
import type { TestSite } from './test-site.ts';
import { noEnquiryLimits, startTestSite } from './test-site.ts';

const minuteMs = 60_000;

/** One site and one mail server for all tests of a file; each test has a token of a minute ago. */
export function mailingSite(environment: Record<string, string> = {}) {
  let mailServer: TestMailServer;
  let site: TestSite;
  let token: string;
  beforeAll(async () => {
    mailServer = await startMailServer();
    site = await startTestSite({
      environment: { SMTP_URL: mailServer.url, ...environment },
      enquiryLimits: noEnquiryLimits,
    });
  }, 30_000);
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await mailServer[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    token = await fetchToken(site);
    site.clock.now += minuteMs;
  });
  return {
    get site() {
      return site;
    },
    get mailServer() {
      return mailServer;
    },
    get token() {
      return token;
    },
    send: (fields: Partial<Enquiry> | Record<string, unknown> = {}, sending: Partial<Sending> = {}) =>
      sendEnquiry({ token, ...fields }, { to: site, ...sending }),
    mailsAbout: (reference: string, number: number) => mailsAbout(mailServer, reference, number),
    /** What the log says of an enquiry, with the reason where it has one. */
    loggedAbout: (reference: string) =>
      site.log
        .map((line) => JSON.parse(line) as { reference?: string; msg: string; reason?: string })
        .filter((line) => line.reference === reference)
        .map(({ msg, reason }) => (reason ? `${msg}: ${reason}` : msg)),
  };
}
