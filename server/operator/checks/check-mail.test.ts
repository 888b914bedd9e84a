import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { checkMail } from './check-mail.ts';

const password = 'correct horse';

async function startServer(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ password: given }, _session, done) =>
      given === password ? done(null, { user: 'web' }) : done(new Error('Invalid username or password')),
    onData: () => {
      throw new Error('A check sends no mail');
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

async function check(serverUrl: string) {
  const finding = await checkMail({
    serverUrl,
    from: { name: '', address: 'web@calidora.example' },
    to: { contact: [], dealer: [], safety: [], service: [] },
  });
  expect(JSON.stringify(finding)).not.toContain(password.split(' ')[1]);
  return finding;
}

const asUser = (given: string) => `web:${encodeURIComponent(given)}`;

test('a server that greets, and one that takes the password, are in order', async () => {
  const open = await startServer({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] });
  expect(await check(`smtp://127.0.0.1:${open}`)).toMatchObject({
    outcome: 'works',
    says: expect.stringContaining('without a password'),
  });
  const closed = await startServer({ allowInsecureAuth: true, disabledCommands: ['STARTTLS'] });
  expect(await check(`smtp://${asUser(password)}@127.0.0.1:${closed}`)).toMatchObject({
    outcome: 'works',
    says: expect.stringContaining('took user and password'),
  });
});

test('a wrong password is named as such, and not repeated', async () => {
  const port = await startServer({ allowInsecureAuth: true, disabledCommands: ['STARTTLS'] });
  expect(await check(`smtp://${asUser('wrong horse')}@127.0.0.1:${port}`)).toMatchObject({
    outcome: 'fault',
    says: expect.stringContaining('refused user or password (535)'),
  });
});

test('a server that asks for no password is not said to have taken it', async () => {
  const port = await startServer({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] });
  expect(await check(`smtp://${asUser(password)}@127.0.0.1:${port}`)).toMatchObject({
    outcome: 'fault',
    says: expect.stringContaining('does not ask for a password'),
  });
});

test('a certificate that nobody vouches for is named as the cause', async () => {
  const port = await startServer({ secure: true });
  expect(await check(`smtps://${asUser(password)}@127.0.0.1:${port}`)).toMatchObject({
    outcome: 'fault',
    says: expect.stringContaining('certificate'),
  });
});

test('no password goes to a server of the network that offers no encryption', async () => {
  // Linux takes this for an address of its own, the mailer for one of the network.
  const port = await startServer({ allowInsecureAuth: true, disabledCommands: ['STARTTLS'] });
  expect(await check(`smtp://${asUser(password)}@0.0.0.0:${port}`)).toMatchObject({
    outcome: 'fault',
    advice: expect.stringContaining('STARTTLS'),
  });
});

test('encryption from the start with a server that does not speak it is named', async () => {
  const port = await startServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  expect(await check(`smtps://127.0.0.1:${port}`)).toMatchObject({
    outcome: 'fault',
    says: expect.stringContaining('No encrypted connection'),
  });
});

test('what is not there, not known or no mail server is told apart', async () => {
  expect(await check(`smtp://127.0.0.1:${await freePort()}`)).toMatchObject({
    outcome: 'fault',
    says: expect.stringContaining('cannot be reached (ECONNREFUSED)'),
  });
  expect(await check('smtp://no-such-host.invalid:25')).toMatchObject({
    outcome: 'fault',
    says: expect.stringMatching(/name is not known|cannot be reached/),
  });
  const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
  onTestFinished(() => void web.close());
  await once(web, 'listening');
  expect(await check(`smtp://127.0.0.1:${(web.address() as AddressInfo).port}`)).toMatchObject({
    outcome: 'fault',
    says: expect.stringContaining('no mail server'),
  });
});
