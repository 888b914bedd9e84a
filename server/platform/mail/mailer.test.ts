import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import type { MailServerMood } from '../../testing/mail-server.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createMailer } from './mailer.ts';

const aMail = {
  from: 'web@calidora.example',
  to: 'sales@calidora.example',
  subject: 'Enquiry',
  text: 'Good day',
};

function mailerTo(url: string) {
  const mailer = createMailer(url);
  onTestFinished(() => mailer.close());
  return mailer;
}

/** A server that greets and then says the same to whatever it hears. */
async function serverThatSays(greeting: string, answer: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(`${greeting}\r\n`);
    socket.on('data', () => socket.write(`${answer}\r\n`));
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each<[MailServerMood, object]>([
  ['fine', { outcome: 'sent', refused: [] }],
  ['busy', { outcome: 'later', reason: '450', refused: [] }],
  [
    'refusing',
    {
      outcome: 'refused',
      reason: '550',
      refused: [{ address: aMail.to, outcome: 'refused', reason: '550' }],
    },
  ],
  ['dying', { outcome: 'later', reason: expect.stringMatching(/^E/), refused: [] }],
])('a server that is %s', async (mood, outcome) => {
  await using server = await startMailServer();
  server.mood = mood;
  expect(await mailerTo(server.url).send(aMail)).toEqual(outcome);
});

it('a mail reaches those whom the server takes, and it is told whom it refuses, and why', async () => {
  await using server = await startMailServer();
  server.mood = 'picky';
  const to = ['sales@calidora.example', 'Gone@elsewhere.example'];
  const cc = { name: 'Dealer', address: 'dealer@elsewhere.example' };
  expect(await mailerTo(server.url).send({ ...aMail, to, cc })).toEqual({
    outcome: 'sent',
    refused: [
      { address: 'gone@elsewhere.example', outcome: 'refused', reason: '550' },
      { address: 'dealer@elsewhere.example', outcome: 'refused', reason: '550' },
    ],
  });
  expect((await server.mails())[0]?.recipients).toEqual(['sales@calidora.example']);
});

it('a mail goes to the recipients of its envelope alone, whomever it names', async () => {
  await using server = await startMailServer();
  server.refuses = { 'sales@calidora.example': 452 };
  const mailer = mailerTo(server.url);
  const cc = { name: 'Dealer', address: 'dealer@elsewhere.example' };
  expect(await mailer.send({ ...aMail, cc })).toEqual({
    outcome: 'sent',
    refused: [{ address: 'sales@calidora.example', outcome: 'later', reason: '452' }],
  });
  server.refuses = {};
  const envelope = { from: aMail.from, to: [aMail.to] };
  expect(await mailer.send({ ...aMail, cc, envelope })).toEqual({ outcome: 'sent', refused: [] });
  const mails = await server.mails();
  expect(mails.map(({ recipients }) => recipients)).toEqual([[cc.address], [aMail.to]]);
  expect(mails[1]?.content.cc).toMatchObject([cc]);
});

it('a mail that every recipient is refused, one for now, may be sent later, and each says why', async () => {
  await using server = await startMailServer();
  server.refuses = {
    'sales@calidora.example': 550,
    'one@calidora.example': 450,
    'two@calidora.example': 550,
  };
  const to = Object.keys(server.refuses);
  expect(await mailerTo(server.url).send({ ...aMail, to })).toEqual({
    outcome: 'later',
    reason: '450',
    refused: [
      { address: to[0], outcome: 'refused', reason: '550' },
      { address: to[1], outcome: 'later', reason: '450' },
      { address: to[2], outcome: 'refused', reason: '550' },
    ],
  });
});

it('a server that is away, or turns everybody away, may be asked later', async () => {
  const nowhere = mailerTo(`smtp://127.0.0.1:${await freePort()}`);
  expect(await nowhere.send(aMail)).toMatchObject({ outcome: 'later' });
  const closed = mailerTo(`smtp://${await serverThatSays('554 No service', '554 No')}`);
  expect(await closed.send(aMail)).toMatchObject({ outcome: 'later' });
});

it('a wrong password is no fault of the mail', async () => {
  const server = await serverThatSays('220 Good day', '535 Wrong password');
  expect(await mailerTo(`smtp://user:wrong@${server}`).send(aMail)).toMatchObject({ outcome: 'later' });
});
