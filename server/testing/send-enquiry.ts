import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@kitchen/shared/enquiry.ts';
import { enquiryApiPaths, enquiryReceiptSchema, enquiryTokenSchema } from '@kitchen/shared/enquiry.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import { expect, vi } from 'vitest';
import { anEnquiry } from './an-enquiry.ts';
import type { TestMailServer } from './mail-server.ts';
import type { TestSite } from './test-site.ts';

export async function fetchToken({ app }: TestSite): Promise<string> {
  const answer = await app.inject(enquiryApiPaths.token);
  expect(answer.headers['cache-control']).toBe('no-store');
  return enquiryTokenSchema.parse(answer.json()).token;
}

export interface Sending {
  to: TestSite;
  key?: string;
  headers?: Record<string, string>;
  body?: string;
  query?: string;
  /** Address of who sends it. */
  from?: string;
}

/** Sends an enquiry; without a token of the site it is taken, and set aside. */
export function sendEnquiry(fields: Partial<Enquiry> | Record<string, unknown>, sending: Sending) {
  const { to, key = randomUUID(), headers = {}, query = '', from } = sending;
  return to.app.inject({
    method: 'POST',
    url: enquiryApiPaths.submit + query,
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body: sending.body ?? JSON.stringify({ ...anEnquiry(), ...fields }),
    ...(from && { remoteAddress: from }),
  });
}

/** The reference of an enquiry that was taken. */
export async function accepted(answer: ReturnType<typeof sendEnquiry>): Promise<string> {
  const { statusCode, body, headers } = await answer;
  expect([statusCode, headers['cache-control']]).toEqual([202, 'no-store']);
  return enquiryReceiptSchema.parse(JSON.parse(body)).reference;
}

/** Why one was not taken. */
export async function refused(answer: ReturnType<typeof sendEnquiry>) {
  const { statusCode, body, headers } = await answer;
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = problemSchema.parse(JSON.parse(body));
  expect(problem.status).toBe(statusCode);
  return {
    status: statusCode,
    type: problem.type,
    detail: problem.detail,
    fields: problem.fields ?? [],
    retryAfter: headers['retry-after'],
  };
}

/** The mails about an enquiry, once there are so many. */
export async function mailsAbout(mailServer: TestMailServer, reference: string, number: number) {
  return await vi.waitFor(
    async () => {
      const mails = (await mailServer.mails()).filter(({ content }) =>
        content.messageId?.includes(reference),
      );
      expect(mails).toHaveLength(number);
      return mails;
    },
    { timeout: 10_000, interval: 20 },
  );
}
