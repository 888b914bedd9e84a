import type { AddressInfo } from 'node:net';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const loopback = '127.0.0.1';

/** Longest mail that is taken, in bytes. */
const mostBytes = 1024 * 1024;

export interface ReceivedMail {
  id: number;
  receivedAt: Date;
  /** Whom the mail went to, as the sender told the server. */
  recipients: string[];
  content: Email;
}

export interface ReceivedMails {
  /** Where mails are taken, from this machine only. */
  smtpUrl: string;
  /** The newest first; the oldest make room for new ones. */
  all(): readonly ReceivedMail[];
  close(): Promise<void>;
}

/** Takes mails over SMTP and keeps the last ones in memory; nothing is sent on. */
export async function receiveMails({ most }: { most: number }): Promise<ReceivedMails> {
  const mails: ReceivedMail[] = [];
  let lastId = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: mostBytes,
    closeTimeout: 100,
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((content) => {
          mails.unshift({
            id: ++lastId,
            receivedAt: new Date(),
            recipients: envelope.rcptTo.map(({ address }) => address),
            content,
          });
          mails.splice(most);
          done();
        }, done);
      });
    },
  });
  // Whoever hangs up in the middle is no reason to end.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://${loopback}:${port}`,
    all: () => mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
