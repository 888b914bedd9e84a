import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createMailer } from '../../platform/mail/mailer.ts';
import type { DemoMailbox } from './demo-mailbox.ts';
import { startDemoMailbox } from './demo-mailbox.ts';
import { receiveMails } from './received-mails.ts';

let mailbox: DemoMailbox;

beforeEach(async () => {
  mailbox = await startDemoMailbox();
  onTestFinished(() => mailbox.close());
});

function senderTo(serverUrl: string) {
  const mailer = createMailer(serverUrl);
  onTestFinished(() => mailer.close());
  return mailer;
}

const aMail = {
  from: 'web@calidora.example',
  to: 'sales@calidora.example',
  replyTo: { name: 'Anna <b>Rossi</b>', address: 'anna@visitors.example' },
  subject: 'Richiesta <C-7F3K2M> è qui',
  text: 'Perché no? <script>alert(1)</script>',
  html: '<p>Perché no?</p><script>alert(1)</script>',
};

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(mailbox.pageUrl + path, { headers });
  const body = await answer.text();
  return { answer, body, document: new JSDOM(body).window.document };
}

describe('the demo mailbox', () => {
  it('shows the mails that came, newest first, as text and as a page that may do nothing', async () => {
    expect((await read('/')).body).toContain('No mail has come yet');
    const mailer = senderTo(mailbox.smtpUrl);
    expect(await mailer.send({ ...aMail, subject: 'An earlier one' })).toEqual({
      outcome: 'sent',
      refused: [],
    });
    await mailer.send(aMail);

    const { document } = await read('/');
    const links = [...document.querySelectorAll('li a')];
    expect(links.map((link) => link.querySelector('strong')?.textContent)).toEqual([
      'Richiesta <C-7F3K2M> è qui',
      'An earlier one',
    ]);

    const mail = await read(links[0]?.getAttribute('href') ?? '');
    expect(mail.document.querySelector('dl')?.textContent).toContain(
      'Anna <b>Rossi</b> <anna@visitors.example>',
    );
    expect(mail.document.querySelector('pre')?.textContent).toContain('Perché no? <script>alert(1)</script>');
    expect(mail.document.querySelector('script')).toBeNull();

    const frame = mail.document.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('');
    const { answer, body } = await read(frame?.getAttribute('src') ?? '');
    expect(body).toContain('<p>Perché no?</p>');
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
  });

  it.each(['/mails/7', '/mails/7/html', '/mails/x', '/other'])('has nothing at %s', async (path) => {
    expect((await read(path)).answer.status).toBe(404);
  });
});

it('the oldest mails make room for new ones', async () => {
  const received = await receiveMails({ most: 2 });
  onTestFinished(() => received.close());
  const mailer = senderTo(received.smtpUrl);
  for (const subject of ['one', 'two', 'three']) await mailer.send({ ...aMail, subject });
  expect(received.all().map(({ content }) => content.subject)).toEqual(['three', 'two']);
});
