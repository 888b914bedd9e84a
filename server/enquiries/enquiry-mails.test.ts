import { defaultBrand } from '@kitchen/shared/brand.ts';
import { photoLengthLimit } from '@kitchen/shared/enquiry.ts';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { demoDealersFile } from '../demo/demo-folders.ts';
import { builtInTexts } from '../platform/texts/site-texts.ts';
import { aStoredEnquiry, writtenContent } from '../testing/a-stored-enquiry.ts';
import { mailingSite } from '../testing/mailing-site.ts';
import { accepted, fetchToken, refused, sendEnquiry } from '../testing/send-enquiry.ts';
import { publicUrl, startTestSite } from '../testing/test-site.ts';
import { composeEnquiryMail } from './compose-mails.ts';

const mailing = mailingSite({ DEALERS_FILE: demoDealersFile });
const { loggedAbout, mailsAbout, send } = mailing;

describe('an enquiry', () => {
  it('reaches those who read it, and the visitor gets an acknowledgement', async () => {
    const fields = {
      company: 'Küchen & Söhne <GmbH>',
      role: 'Buyer',
      sku: 'AN100-BU',
      page: '/product/AN100-BU?lng=en',
    };
    await mailing.site.knowCategories();
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

  it.each([
    ['(02) 123 45 67 int. 12', 'tel:021234567;ext=12'],
    ['+1 555 010 9999 x12', 'tel:+15550109999;ext=12'],
    ['+39\u201102\u20111234', 'tel:+39021234'],
    ['call me after six', null],
    ['333 1234567 or 333 7654321', null],
  ])('with the telephone %j is delivered, with the address %s to call', async (phone, link) => {
    const [enquiry] = await mailsAbout(await accepted(send({ phone })), 2);
    expect(enquiry?.content.text).toContain(`Telefono: ${phone.replaceAll('\u2011', '-')}\n`);
    const [called = null] = /tel:[^"]*/.exec(enquiry?.content.html ?? '') ?? [];
    expect(called).toBe(link);
  });

  it('arrives with every field that the form may send', async () => {
    const written = writtenContent();
    const { text } = composeEnquiryMail(aStoredEnquiry({ content: written }), {
      mail: {
        serverUrl: '',
        from: { name: '', address: 'web@calidora.example' },
        to: { contact: [], dealer: [], safety: [], service: [] },
      },
      brand: defaultBrand,
      publicUrl,
      staffLanguage: 'en',
      texts: () => builtInTexts,
      knownProduct: () => undefined,
      knownDealer: () => undefined,
    });
    // A photograph is attached.
    const { language: _, photo: __, ...others } = written;
    for (const value of Object.values(others).flat()) expect(text).toContain(value);
  });

  it('of a dealer reaches those who look after dealers; the visitor is answered in Italian', async () => {
    const reference = await accepted(send({ kind: 'dealer', language: 'it' }));
    expect(reference).toMatch(/^D-/);
    const [enquiry, acknowledgement] = await mailsAbout(reference, 2);
    expect(enquiry?.recipients).toEqual(['dealers@calidora.example']);
    expect(enquiry?.content.subject).toBe(`Richiesta rivenditori di Anna Rossi (${reference})`);
    expect(acknowledgement?.content.subject).toContain('Abbiamo ricevuto il tuo messaggio');
  });

  it('that names a dealer reaches that one too, at the address of the list alone, and says so to the brand', async () => {
    const reference = await accepted(send({ dealer: 'galleria-prati-roma', sku: 'AN100-BU' }));
    const [enquiry, acknowledgement] = await mailsAbout(reference, 2);
    expect(enquiry?.recipients).toEqual(['sales@calidora.example', 'galleria-prati@dealers.example']);
    expect(enquiry?.content).toMatchObject({
      to: [{ address: 'sales@calidora.example' }],
      cc: [{ name: 'Galleria Prati', address: 'galleria-prati@dealers.example' }],
      replyTo: [{ address: 'anna@visitors.example' }],
    });
    expect(enquiry?.content.text).toContain(
      'Rivenditore: Galleria Prati, Roma: riceve copia di questa e-mail a galleria-prati@dealers.example',
    );
    expect(acknowledgement?.recipients).toEqual(['anna@visitors.example']);
  });

  it.each([
    ['that has no address', 'arredi-balbo-torino', 'Arredi Balbo, Torino: non riceve copia'],
    ['that is not on the list any more', 'gone', 'gone: non riceve copia'],
  ])('about a dealer %s reaches the brand alone, which reads why', async (_what, dealer, told) => {
    const [enquiry] = await mailsAbout(await accepted(send({ dealer })), 2);
    expect(enquiry?.recipients).toEqual(['sales@calidora.example']);
    expect(enquiry?.content.text).toContain(`Rivenditore: ${told}`);
  });

  it('reaches the brand though the dealer’s mailbox refuses its copy; a safety report reaches no dealer', async () => {
    mailing.mailServer.mood = 'picky';
    const [enquiry] = await mailsAbout(await accepted(send({ dealer: 'galleria-prati-roma' })), 1);
    expect(enquiry?.recipients).toEqual(['sales@calidora.example']);
    mailing.mailServer.mood = 'fine';
    const [report] = await mailsAbout(
      await accepted(send({ kind: 'safety', dealer: 'galleria-prati-roma' })),
      2,
    );
    expect(report?.recipients).toEqual(['safety@calidora.example']);
  });

  it('for service reaches those who give it, with a photograph that is upright, small and says no place', async () => {
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#345' } })
      .withExif({ IFD3: { GPSLatitude: '45/1 27/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const appliance = { model: 'Antique 100', serialNumber: 'AN-2431-00042' };
    const reference = await accepted(
      send({ kind: 'service', ...appliance, photo: photo.toString('base64') }),
    );
    expect(reference).toMatch(/^R-/);
    const [request] = await mailsAbout(reference, 2);
    expect(request?.recipients).toEqual(['service@calidora.example']);
    expect(request?.content.subject).toBe(`Assistenza per Anna Rossi (${reference})`);
    for (const text of [
      'Modello: Antique 100',
      'Numero di matricola: AN-2431-00042',
      'Fotografia: allegata',
    ]) {
      expect(request?.content.text).toContain(text);
    }
    const [attached, ...others] = request?.content.attachments ?? [];
    expect([attached?.filename, others]).toEqual([`${reference}.jpg`, []]);
    const { width, height, exif, orientation } = await sharp(attached?.content).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 1440,
      height: 2160,
      exif: undefined,
      orientation: undefined,
    });
  });

  it('for service is asked to come again where many photographs are before its own, and counts for nothing then', async () => {
    await using site = await startTestSite({
      environment: { SMTP_URL: mailing.mailServer.url },
      enquiryLimits: { network: 13 },
    });
    const first = await fetchToken(site);
    site.clock.now += 1_000;
    const second = await fetchToken(site);
    site.clock.now += 60_000;
    const photo = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
    const sending = (token: string) =>
      sendEnquiry({ kind: 'service', photo: photo.toString('base64'), token }, { to: site });
    // One is made small, ten wait.
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, index) => sending(index < 7 ? first : second)),
    );
    const [late, ...others] = answers.filter(({ statusCode }) => statusCode !== 202);
    expect([late?.statusCode, late?.headers['retry-after']]).toEqual([503, '10']);
    expect(late?.json().title).toBe('The enquiry could not be stored. Please send it again in a moment.');
    expect(others.map(({ statusCode }) => statusCode)).toEqual([503]);
    for (let again = 0; again < 2; again++) await accepted(sending(second));
    expect((await refused(sending(first))).status).toBe(429);
  });

  it.each([
    ['is no picture', Buffer.from('%PDF-1.7 a document').toString('base64'), 'photo'],
    ['is a drawing with a script', Buffer.from('<svg><script/></svg>').toString('base64'), 'photo'],
    ['is cut off', 'iVBORw0KGgoAAAANSUhEUgAA', 'photo'],
    ['is too large', 'A'.repeat(photoLengthLimit + 4), 'photo-size'],
  ])('with a photograph that %s is not taken, and says so at its field', async (_what, photo, code) => {
    expect(await refused(send({ kind: 'service', photo }))).toMatchObject({
      status: 400,
      fields: [{ name: 'photo', code }],
    });
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

  it('lists the products of the visitor’s shortlist, and says as text what is none', async () => {
    await mailing.site.knowCategories();
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
      `<a href="${publicUrl}/product/an100-bu" style="color:#0B2F33">Antique 100</a> (an100-bu)`,
    );
    expect(html).toMatch(new RegExp(`<a href="${publicUrl}/media/[^"]+\\.jpg"[^>]*>immagine</a>`));
    expect(html).toContain('<li>&lt;b&gt;GONE&lt;/b&gt;</li>');
    expect(acknowledgement?.content.text).not.toMatch(/Antique|GONE/);
  });

  it('is delivered though the visitor’s own mailbox refuses the acknowledgement', async () => {
    mailing.mailServer.mood = 'picky';
    const reference = await accepted(send());
    await mailsAbout(reference, 1);
    await vi.waitFor(() =>
      expect(loggedAbout(reference)).toEqual([
        'Enquiry accepted',
        'Enquiry delivered',
        'Enquiry not acknowledged: 550',
      ]),
    );
    mailing.mailServer.mood = 'fine';
  });

  it('leaves nothing of the visitor in the log', async () => {
    const reference = await accepted(
      send({ name: 'Verysecretname', email: 'secret@visitors.example', message: 'A very secret message' }),
    );
    await mailsAbout(reference, 2);
    await refused(send({ name: 'Verysecretname'.repeat(10), phone: 'a secret phone' }));
    expect(mailing.site.log.join('\n')).not.toMatch(/secret/i);
  });

  it('goes over the one connection that stays open', async () => {
    const before = mailing.mailServer.connections;
    for (let number = 0; number < 5; number++) await mailsAbout(await accepted(send()), 2);
    expect(mailing.mailServer.connections - before).toBeLessThanOrEqual(1);
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
