import { randomUUID } from 'node:crypto';
import { enquiryApiPaths, enquiryBounds } from '@kitchen/shared/enquiry.ts';
import { shortlistLimit } from '@kitchen/shared/limits.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import { describe, expect, it } from 'vitest';
import { mailingSite } from '../testing/mailing-site.ts';
import type { Sending } from '../testing/send-enquiry.ts';
import { accepted, refused } from '../testing/send-enquiry.ts';
import { sendBytes } from '../testing/send-raw.ts';
import { publicUrl } from '../testing/test-site.ts';

const partner = 'https://partner.example';

const mailing = mailingSite({ CORS_ORIGINS: partner });
const { send } = mailing;

describe('an enquiry is refused', () => {
  it('with what is wrong with each field', async () => {
    const { status, fields } = await refused(
      send({ name: '', message: 'short', email: 'nobody', consent: false, company: 'c'.repeat(121) }),
    );
    expect(status).toBe(400);
    expect(fields).toEqual([
      { name: 'name', message: 'This is required.', code: 'required' },
      { name: 'company', message: 'At most 120 characters are expected.', code: 'too-long' },
      { name: 'email', message: 'This is not a valid e-mail address.', code: 'email' },
      { name: 'message', message: 'At least 10 characters are expected.', code: 'too-short' },
      { name: 'consent', message: 'Please agree to the privacy policy.', code: 'consent' },
    ]);
  });

  it.each<[string, Partial<Sending>, number, string[]]>([
    ['without a key', { headers: { 'idempotency-key': '' } }, 400, ['Idempotency-Key']],
    ['with an odd key', { key: 'a key, and another one' }, 400, ['Idempotency-Key']],
    ['as a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, []],
    ['as text', { headers: { 'content-type': 'text/plain' } }, 415, []],
    ['too large', { body: JSON.stringify({ message: 'm'.repeat(49 * 1024) }) }, 413, []],
    ['cut off', { body: '{"name":"Anna"' }, 400, []],
    ['empty', { body: '' }, 400, []],
    ['as a list', { body: '[]' }, 400, ['body']],
    ['as null', { body: 'null' }, 400, ['body']],
    ['with a prototype', { body: '{"__proto__":{"consent":true}}' }, 400, []],
    ['with parameters', { query: '?name=a&name=b' }, 400, ['name']],
    ['from another site', { headers: { origin: 'https://evil.example' } }, 403, ['Origin']],
    ['from a page without origin', { headers: { origin: 'null' } }, 403, ['Origin']],
    ['from a name like ours', { headers: { origin: `${publicUrl}.evil.example` } }, 403, ['Origin']],
    [
      'from our host without TLS',
      { headers: { host: 'www.calidora.example', origin: 'http://www.calidora.example' } },
      403,
      ['Origin'],
    ],
  ])('%s', async (_, sending, status, fields) => {
    const answer = await refused(send({}, sending));
    expect([answer.status, answer.fields.map(({ name }) => name)]).toEqual([status, fields]);
  });

  it('from another site before any of a large body was read', async () => {
    const head = [
      `POST ${enquiryApiPaths.submit} HTTP/1.1`,
      'Host: a',
      'Origin: https://evil.example',
      'Connection: close',
      'Content-Type: application/json',
      'Content-Length: 10000000',
    ].join('\r\n');
    expect((await sendBytes(mailing.site.url, `${head}\r\n\r\n`))?.status).toBe(403);
  });

  it.each([[publicUrl], [partner]])('but not from %s', async (origin) => {
    await accepted(send({}, { headers: { origin } }));
  });

  it('nor from its own pages under another address than PUBLIC_URL, which browsers say over https', async () => {
    const headers = { host: 'desk.example', origin: 'https://desk.example', 'sec-fetch-site': 'same-origin' };
    await accepted(send({}, { headers }));
  });

  it('and an operator who set a wrong address reads once from which one it came', async () => {
    const origin = 'http://desk.example:3000';
    const sending = { headers: { host: 'desk.example:3000', origin } };
    expect((await refused(send({}, sending))).status).toBe(403);
    await refused(send({}, sending));
    const told = mailing.site.log.filter((line) => line.includes(origin));
    expect(told).toEqual([expect.stringMatching(/"level":40,.*PUBLIC_URL has to name it/)]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['name', { name: 'Anna\r\nBcc: victim@example.com' }],
    ['surname', { surname: ['Rossi', 'Bianchi'] }],
    ['email', { email: 'anna@visitors.example\r\nBcc: victim@example.com' }],
    ['email', { email: 'anna@visitors.example, victim@example.com' }],
    ['email', { email: { address: 'anna@visitors.example' } }],
    ['company', { company: 'a\nb' }],
    ['sku', { sku: 'a\u0000' }],
    ['page', { page: 'javascript:alert(1)' }],
    ['body', { to: 'victim@example.com' }],
    ['body', { reference: 'C-222222' }],
  ])('with something hostile in its %s', async (field, fields) => {
    const answer = await refused(send(fields));
    expect([answer.status, answer.fields.map(({ name }) => name)]).toEqual([400, [field]]);
  });

  it('but not where every field is as long as it may be, in whatever script', async () => {
    const longest = (max: number) => '長'.repeat(max);
    const { name, surname, company, role, message, sku, page } = enquiryBounds;
    const fields = {
      name: longest(name.max),
      surname: longest(surname.max),
      company: longest(company.max),
      role: longest(role.max),
      message: longest(message.max),
      sku: longest(sku.max),
      page: `/${longest(page.max - 1)}`,
      shortlist: Array.from({ length: shortlistLimit }, () => longest(sku.max)),
    };
    await accepted(send(fields));
  });

  it('when it is far too large, in words that arrive', async () => {
    for (let number = 0; number < 5; number++) {
      const answer = await fetch(mailing.site.url + enquiryApiPaths.submit, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ message: 'm'.repeat(10_000_000) }),
      });
      expect(answer.status).toBe(413);
      expect(problemSchema.parse(await answer.json()).title).toBe('The request is too large.');
    }
  });

  it.each([
    [['A'.repeat(201)]],
    [['']],
    [['A\nB']],
    [Array.from({ length: 31 }, (_, at) => `A${at}`)],
    ['A'],
  ])('with a shortlist that is none: %j', async (shortlist) => {
    const { status, fields } = await refused(send({ shortlist }));
    expect(status).toBe(400);
    expect(fields).toEqual([{ name: 'shortlist', message: 'This is not valid.', code: 'not-valid' }]);
  });
});
