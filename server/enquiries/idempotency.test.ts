import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailingSite } from '../testing/mailing-site.ts';
import { accepted, fetchToken, refused } from '../testing/send-enquiry.ts';

const mailing = mailingSite();
const { mailsAbout, send } = mailing;

describe('an enquiry', () => {
  it('sent again under the same key is the same one, even at the same moment', async () => {
    const key = randomUUID();
    const references = await Promise.all(Array.from({ length: 10 }, () => accepted(send({}, { key }))));
    const newToken = await fetchToken(mailing.site);
    references.push(await accepted(send({ token: newToken }, { key })));
    expect(new Set(references).size).toBe(1);
    await mailsAbout(references[0] ?? '', 2);
    expect(await refused(send({ message: 'Something else altogether' }, { key }))).toMatchObject({
      status: 422,
      fields: [{ name: 'Idempotency-Key' }],
    });
  });

  it('with a shortlist is one enquiry when it comes again, and a conflict with another list', async () => {
    const key = randomUUID();
    const reference = await accepted(send({ shortlist: ['AN100-BU'] }, { key }));
    expect(await accepted(send({ shortlist: ['AN100-BU'] }, { key }))).toBe(reference);
    expect((await refused(send({ shortlist: ['MX90-PT'] }, { key }))).status).toBe(422);
    await mailsAbout(reference, 2);
  });
});
