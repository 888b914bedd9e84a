import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@kitchen/shared/enquiry.ts';
import { enquiryApiPaths, enquiryBounds } from '@kitchen/shared/enquiry.ts';
import { shortlistLimit } from '@kitchen/shared/limits.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestMailServer } from '../testing/mail-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import type { Sending } from '../testing/send-enquiry.ts';
import {
  accepted,
  fetchToken,
  mailsAbout as mailsAboutAt,
  refused,
  sendEnquiry,
} from '../testing/send-enquiry.ts';
import type { TestSite } from '../testing/test-site.ts';
import { publicUrl, startTestSite } from '../testing/test-site.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

const minuteMs = 60_000;
const partner = 'https://partner.example';

let mailServer: TestMailServer;
let site: TestSite;
let token: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  site = await startTestSite({
    environment: { SMTP_URL: mailServer.url, CORS_ORIGINS: partner },
    enquiriesPerHour: 1_000_000,
  });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await mailServer[Symbol.asyncDispose]();
});
beforeEach(async () => {
  token = await fetchToken(site);
  site.clock.now += minuteMs;
});

const send = (fields: Partial<Enquiry> | Record<string, unknown> = {}, sending: Partial<Sending> = {}) =>
  sendEnquiry({ token, ...fields }, { to: site, ...sending });

const mailsAbout = (reference: string, number: number) => mailsAboutAt(mailServer, reference, number);

const loggedAbout = (reference: string) =>
  site.log
    .map((line) => JSON.parse(line) as { reference?: string; msg: string; reason?: string })
    .filter((line) => line.reference === reference)
    .map(({ msg, reason }) => (reason ? `${msg}: ${reason}` : msg));

describe('an enquiry', () => {
  it('reaches those who read it, and the visitor gets an acknowledgement', async () => {
    const fields = {
      company: 'Küchen & Söhne <GmbH>',
      role: 'Buyer',
      sku: 'AN100-BU',
      page: '/product/AN100-BU?lng=en',
    };
    await site.knowCategories();
    const reference = await accepted(send(fields));
    expect(reference).toMatch(/^C-[2-9C-Y]{6}$/);
    const [enquiry, acknowledgement] = await mailsAbout(reference, 2);

    expect(enquiry?.recipients).toEqual(['sales@calidora.example']);
    expect(enquiry?.content).toMatchObject({
      from: { name: 'Calidora', address: 'web@calidora.example' },
      replyTo: [{ name: 'Anna Rossi', address: 'anna@visitors.example' }],
      subject: `Richiesta di Anna Rossi (${reference})`,
      messageId: expect.stringMatching(
        new RegExp(`^<enquiry\\.${reference}\\.[0-9a-f]+@calidora\\.example>$`),
      ),
    });
    for (const text of [
      `Riferimento: ${reference}`,
      'Nome: Anna Rossi',
      'Azienda: Küchen & Söhne <GmbH>',
      'Ruolo: Buyer',
      'E-mail: anna@visitors.example',
      'Telefono: +39 02 5550 0123',
      'Prodotto: Antique 100',
      'Codice prodotto: AN100-BU',
      `Dalla pagina: ${publicUrl}/product/AN100-BU?lng=en`,
      'Does the cooker fit\nunder a hood of 90 cm?',
    ]) {
      expect(enquiry?.content.text).toContain(text);
    }
    expect(enquiry?.content.html).toContain('Küchen &amp; Söhne &lt;GmbH&gt;');
    expect(enquiry?.content.html).toContain(`<a href="${publicUrl}/product/AN100-BU"`);
    expect(enquiry?.content.html).toContain('<a href="mailto:anna@visitors.example"');
    // Outlook keeps no other line ends.
    expect(enquiry?.content.html).toContain('Does the cooker fit<br>\nunder a hood of 90 cm?');

    expect(acknowledgement?.recipients).toEqual(['anna@visitors.example']);
    expect(acknowledgement?.content.subject).toBe(`We have your message (Calidora, ${reference})`);
    expect(acknowledgement?.content.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
    const { text, html, subject, replyTo } = acknowledgement?.content ?? {};
    expect(JSON.stringify([text, html, subject, replyTo])).not.toMatch(
      /Anna|Rossi|Küchen|cooker fit|5550 0123/,
    );
  });

  it('of a dealer reaches those who look after dealers; the visitor is answered in Italian', async () => {
    const reference = await accepted(send({ kind: 'dealer', language: 'it' }));
    expect(reference).toMatch(/^D-/);
    const [enquiry, acknowledgement] = await mailsAbout(reference, 2);
    expect(enquiry?.recipients).toEqual(['dealers@calidora.example']);
    expect(enquiry?.content.subject).toBe(`Richiesta rivenditori di Anna Rossi (${reference})`);
    expect(acknowledgement?.content.subject).toContain('Abbiamo ricevuto il tuo messaggio');
  });

  it('about safety reaches those who look after it, with model and serial number and how long it may be kept', async () => {
    const model = { model: 'Antique 100', serialNumber: 'AN-2431-00042' };
    const reference = await accepted(send({ kind: 'safety', ...model }));
    expect(reference).toMatch(/^S-/);
    const [report, acknowledgement] = await mailsAbout(reference, 2);
    expect(acknowledgement?.content.text).toContain(
      'stop using the appliance and call us: +39 02 5550 0100.',
    );
    expect(acknowledgement?.content.text).not.toContain('two working days');
    expect(report?.recipients).toEqual(['safety@calidora.example']);
    expect(report?.content.subject).toBe(`Problema di sicurezza segnalato da Anna Rossi (${reference})`);
    expect(report?.content.headers).toContainEqual(
      expect.objectContaining({ key: 'importance', value: 'high' }),
    );
    for (const text of [
      'Modello: Antique 100',
      'Numero di matricola: AN-2431-00042',
      /mai per il marketing/,
    ]) {
      expect(report?.content.text).toMatch(text);
    }
    const inFiveYears = new Date().getFullYear() + 5;
    expect(report?.content.text).toMatch(new RegExp(`al più tardi il \\d+ \\p{L}+ ${inFiveYears} `, 'u'));
  });

  it.each<[string, () => string | undefined, RegExp]>([
    ['without a token', () => undefined, /Controllo automatico: manca il token del modulo/],
    ['with a forged token', () => `${token.slice(0, -4)}AAAA`, /Controllo automatico: .* non è valido/],
  ])(
    'about safety that comes %s is delivered, and marked, but acknowledged to nobody',
    async (_, made, mark) => {
      const reference = await accepted(send({ kind: 'safety', token: made() }));
      const [report] = await mailsAbout(reference, 1);
      expect(report?.content.text).toMatch(mark);
      // A later one overtakes an acknowledgement.
      await mailsAbout(await accepted(send()), 2);
      await mailsAbout(reference, 1);
    },
  );

  it('about safety that comes too early or late is delivered as well', async () => {
    const early = await fetchToken(site);
    const [soon] = await mailsAbout(await accepted(send({ kind: 'safety', token: early })), 1);
    expect(soon?.content.text).toContain('Controllo automatico: modulo inviato in pochi secondi');
    site.clock.now += 25 * 60 * minuteMs;
    const [later] = await mailsAbout(await accepted(send({ kind: 'safety', token: early })), 1);
    expect(later?.content.text).toContain('Controllo automatico: token del modulo scaduto');
  });

  it('sent again under the same key is the same one, even at the same moment', async () => {
    const key = randomUUID();
    const references = await Promise.all(Array.from({ length: 10 }, () => accepted(send({}, { key }))));
    const newToken = await fetchToken(site);
    references.push(await accepted(send({ token: newToken }, { key })));
    expect(new Set(references).size).toBe(1);
    await mailsAbout(references[0] ?? '', 2);
    expect(await refused(send({ message: 'Something else altogether' }, { key }))).toMatchObject({
      status: 422,
      fields: [{ name: 'Idempotency-Key' }],
    });
  });

  it.each<[string, () => Record<string, unknown>, string]>([
    ['without a token', () => ({ token: undefined }), 'token missing'],
    ['with a forged token', () => ({ token: `${token.slice(0, -4)}AAAA` }), 'token forged'],
    ['with the trap filled in', () => ({ website: 'https://spam.example' }), 'trap'],
    [
      'about safety, with the trap filled in,',
      () => ({ kind: 'safety', website: 'https://spam.example' }),
      'trap',
    ],
  ])('%s is accepted all the same and set aside', async (_, fields, reason) => {
    const reference = await accepted(send(fields()));
    expect(loggedAbout(reference)).toEqual([`Enquiry set aside: ${reason}`]);
    // A later one overtakes it.
    await mailsAbout(await accepted(send()), 2);
    await mailsAbout(reference, 0);
  });

  it('sent within 3 seconds, or after a day, is set aside', async () => {
    const early = await fetchToken(site);
    site.clock.now += 2_999;
    expect(loggedAbout(await accepted(send({ token: early })))).toContain('Enquiry set aside: token early');
    site.clock.now += 24 * 60 * minuteMs;
    expect(loggedAbout(await accepted(send({ token: early })))).toContain('Enquiry set aside: token late');
  });

  it('lists the products of the visitor’s shortlist, and says as text what is none', async () => {
    await site.knowCategories();
    const shortlist = ['an100-bu', '<b>GONE</b>', 'MX90-PT'];
    const reference = await accepted(send({ shortlist }));
    const [enquiry, acknowledgement] = await mailsAbout(reference, 2);
    const { text, html } = enquiry?.content ?? {};
    expect(text).toMatch(
      new RegExp(
        `Preferiti:\n- Antique 100 \\(an100-bu\\)\n  ${publicUrl}/product/an100-bu\n  ${publicUrl}/media/\\S+\\.jpg\n- <b>GONE</b>\n- Mixture`,
      ),
    );
    expect(html).toContain(
      `<a href="${publicUrl}/product/an100-bu" style="color:#123b3a">Antique 100</a> (an100-bu)`,
    );
    expect(html).toMatch(new RegExp(`<a href="${publicUrl}/media/[^"]+\\.jpg"[^>]*>immagine</a>`));
    expect(html).toContain('<li>&lt;b&gt;GONE&lt;/b&gt;</li>');
    expect(acknowledgement?.content.text).not.toMatch(/Antique|GONE/);
  });

  it('with a shortlist is one enquiry when it comes again, and a conflict with another list', async () => {
    const key = randomUUID();
    const reference = await accepted(send({ shortlist: ['AN100-BU'] }, { key }));
    expect(await accepted(send({ shortlist: ['AN100-BU'] }, { key }))).toBe(reference);
    expect((await refused(send({ shortlist: ['MX90-PT'] }, { key }))).status).toBe(422);
    await mailsAbout(reference, 2);
  });

  it.each([
    [['A'.repeat(201)]],
    [['']],
    [['A\nB']],
    [Array.from({ length: 31 }, (_, at) => `A${at}`)],
    ['A'],
  ])('is refused with a shortlist that is none: %j', async (shortlist) => {
    const { status, fields } = await refused(send({ shortlist }));
    expect(status).toBe(400);
    expect(fields).toEqual([{ name: 'shortlist', message: 'This is not valid.', code: 'not-valid' }]);
  });

  it('is delivered though the visitor’s own mailbox refuses the acknowledgement', async () => {
    mailServer.mood = 'picky';
    const reference = await accepted(send());
    await mailsAbout(reference, 1);
    await vi.waitFor(() =>
      expect(loggedAbout(reference)).toEqual([
        'Enquiry accepted',
        'Enquiry delivered',
        'Enquiry not acknowledged: 550',
      ]),
    );
    mailServer.mood = 'fine';
  });

  it('leaves nothing of the visitor in the log', async () => {
    const reference = await accepted(
      send({ name: 'Verysecretname', email: 'secret@visitors.example', message: 'A very secret message' }),
    );
    await mailsAbout(reference, 2);
    await refused(send({ name: 'Verysecretname'.repeat(10), phone: 'a secret phone' }));
    expect(site.log.join('\n')).not.toMatch(/secret/i);
  });

  it('goes over the one connection that stays open', async () => {
    const before = mailServer.connections;
    for (let number = 0; number < 5; number++) await mailsAbout(await accepted(send()), 2);
    expect(mailServer.connections - before).toBeLessThanOrEqual(1);
  });
});

describe('what comes is refused', () => {
  it('with what is wrong with each field', async () => {
    const { status, fields } = await refused(
      send({ name: '', message: 'short', email: 'nobody', consent: false, phone: 'call me' }),
    );
    expect(status).toBe(400);
    expect(fields).toEqual([
      { name: 'name', message: 'This is required.', code: 'required' },
      { name: 'email', message: 'This is not a valid e-mail address.', code: 'email' },
      { name: 'phone', message: 'Only digits, spaces and + ( ) - . / are expected.', code: 'phone' },
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
    ['from our host without TLS', { headers: { origin: 'http://www.calidora.example' } }, 403, ['Origin']],
  ])('%s', async (_, sending, status, fields) => {
    const answer = await refused(send({}, sending));
    expect([answer.status, answer.fields.map(({ name }) => name)]).toEqual([status, fields]);
  });

  it.each([[publicUrl], [partner]])('not from %s', async (origin) => {
    await accepted(send({}, { headers: { origin } }));
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

  it('not where every field is as long as it may be, in whatever script', async () => {
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
      const answer = await fetch(site.url + enquiryApiPaths.submit, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ message: 'm'.repeat(10_000_000) }),
      });
      expect(answer.status).toBe(413);
      expect(problemSchema.parse(await answer.json()).title).toBe('The request is too large.');
    }
  });

  it('never lets a field write a header or an address', async () => {
    const fields = {
      name: 'Anna" <victim@example.com>, "x',
      surname: '=?utf-8?q?Bcc:_victim=40example.com?=',
      message: '.\r\n.\r\nRCPT TO:<victim@example.com>\r\n<script>alert(1)</script>',
    };
    const [enquiry] = await mailsAbout(await accepted(send(fields)), 2);
    expect(enquiry?.recipients).toEqual(['sales@calidora.example']);
    expect(enquiry?.content.replyTo).toEqual([
      { name: expect.stringContaining('victim@example.com'), address: 'anna@visitors.example' },
    ]);
    expect(enquiry?.content).not.toHaveProperty('bcc');
    expect(enquiry?.content.text).toContain('.\n.\nRCPT TO:<victim@example.com>');
    expect(enquiry?.content.html).not.toContain('<script>');
  });
});

it('describes itself', async () => {
  const description = (await site.app.inject('/api/openapi.json')).json();
  const { post } = description.paths[enquiryApiPaths.submit];
  const { properties } = post.requestBody.content['application/json'].schema;
  expect(properties.message).toMatchObject({ type: 'string', maxLength: 4000 });
  expect(post.parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'idempotency-key' }));
});
