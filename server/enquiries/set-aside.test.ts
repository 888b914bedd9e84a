import { randomUUID } from 'node:crypto';
import pino from 'pino';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailingSite } from '../testing/mailing-site.ts';
import { accepted, fetchToken, sendEnquiry } from '../testing/send-enquiry.ts';
import { startTestSite } from '../testing/test-site.ts';
import { openQueue } from './enquiries.ts';

const minuteMs = 60_000;

const mailing = mailingSite();
const { loggedAbout, mailsAbout, send } = mailing;

describe('an enquiry', () => {
  it.each<[string, () => string | undefined, RegExp]>([
    ['without a token', () => undefined, /Controllo automatico: manca il token del modulo/],
    [
      'with a forged token',
      () => `${mailing.token.slice(0, -4)}AAAA`,
      /Controllo automatico: .* non è valido/,
    ],
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
    const early = await fetchToken(mailing.site);
    const [soon] = await mailsAbout(await accepted(send({ kind: 'safety', token: early })), 1);
    expect(soon?.content.text).toContain('Controllo automatico: modulo inviato in pochi secondi');
    mailing.site.clock.now += 25 * 60 * minuteMs;
    const [later] = await mailsAbout(await accepted(send({ kind: 'safety', token: early })), 1);
    expect(later?.content.text).toContain('Controllo automatico: token del modulo scaduto');
  });

  it.each<[string, () => Record<string, unknown>, string]>([
    ['without a token', () => ({ token: undefined }), 'token missing'],
    ['with a forged token', () => ({ token: `${mailing.token.slice(0, -4)}AAAA` }), 'token forged'],
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

  it('keeps no photograph while it is set aside; whoever reads it after its release is told that there was one', async () => {
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    const reference = await accepted(
      send({ kind: 'service', photo: photo.toString('base64'), website: 'https://spam.example' }),
    );
    const queue = openQueue(mailing.site.dataDir, null, pino({ level: 'silent' }));
    onTestFinished(() => queue.close());
    const held = (await queue.records()).find((record) => record.reference === reference);
    expect(held?.content).not.toHaveProperty('photo');
    expect(await queue.sendAgain(String(held?.key))).toBe(true);
    const [request] = await mailsAbout(reference, 2);
    expect(request?.content.text).toContain('Fotografia: inviata, ma non conservata');
    expect(request?.content.attachments).toEqual([]);
  });

  it('is set aside where its token was used for ten before, and delivered where it is about safety', async () => {
    await using site = await startTestSite({
      environment: { SMTP_URL: mailing.mailServer.url },
      enquiryLimits: { network: 100 },
    });
    const token = await fetchToken(site);
    site.clock.now += minuteMs;
    const sending = (fields = {}, key = randomUUID()) =>
      accepted(sendEnquiry({ token, email: `${key}@visitors.example`, ...fields }, { to: site, key }));
    const key = randomUUID();
    // Sent again it is the same.
    for (let number = 0; number < 5; number++) await sending({}, key);
    for (let number = 0; number < 9; number++) await sending();
    expect(site.log.join('\n')).not.toContain('Enquiry set aside');
    await sending();
    expect(site.log.filter((line) => line.includes('"reason":"token spent"'))).toHaveLength(1);
    const [report] = await mailsAbout(await sending({ kind: 'safety' }), 1);
    expect(report?.content.text).toContain('token del modulo usato per molte segnalazioni');
  });

  it('sent within 3 seconds, or after a day, is set aside', async () => {
    const early = await fetchToken(mailing.site);
    mailing.site.clock.now += 2_999;
    expect(loggedAbout(await accepted(send({ token: early })))).toContain('Enquiry set aside: token early');
    mailing.site.clock.now += 24 * 60 * minuteMs;
    expect(loggedAbout(await accepted(send({ token: early })))).toContain('Enquiry set aside: token late');
  });

  it.each([1, -1])(
    'is not set aside where the clock of a process that runs jumps by %i day',
    async (days) => {
      await using site = await startTestSite({ environment: { SMTP_URL: mailing.mailServer.url } });
      const token = await fetchToken(site);
      site.jump(days * 24 * 60 * minuteMs);
      site.clock.now += minuteMs;
      await accepted(sendEnquiry({ token }, { to: site }));
      expect(site.log.join('\n')).not.toContain('Enquiry set aside');
    },
  );
});
