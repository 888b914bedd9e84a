import type { AddressInfo } from 'node:net';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * - `fine`: takes every mail;
 * - `busy`: is there, and puts every mail off (450);
 * - `refusing`: refuses every recipient for good (550);
 * - `picky`: refuses visitors (550) and takes mails to the brand;
 * - `slow`: takes each mail after a while;
 * - `dying`: hangs up in the middle of each mail, or after it, before it says that it has it.
 */
export type MailServerMood = 'fine' | 'busy' | 'refusing' | 'picky' | 'slow' | 'dying';

interface TakenMail {
  recipients: string[];
  content: Email;
}

export interface TestMailServer extends AsyncDisposable {
  url: string;
  mood: MailServerMood;
  /** Recipients and senders whom it refuses in any mood, with the status for each. */
  refuses: Record<string, number>;
  /** Mails that it said it has, and those after which it hung up, in the order in which they came. */
  mails(): Promise<TakenMail[]>;
  /** The Message-IDs of these mails. */
  messageIds(): string[];
  /** How often somebody connected. */
  readonly connections: number;
  /** Goes down as for a restart: finishes the mails under way and hangs up. It comes back on the same port. */
  down(): Promise<void>;
  up(): Promise<void>;
}

const slowMs = 150;

/** More than a slow mail takes. */
const tidyUpMs = 300;

/** A real mail server on a free port, which goes wrong as mail servers do. */
export async function startMailServer(): Promise<TestMailServer> {
  const taken: { recipients: string[]; raw: Buffer }[] = [];
  let port = 0;
  let mails = 0;
  let connections = 0;
  let server: SMTPServer | null = null;

  const failure = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });

  const open = async () => {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: tidyUpMs,
      logger: false,
      onConnect(_session, done) {
        connections++;
        done();
      },
      onMailFrom({ address }, _session, done) {
        const status = server === opened ? site.refuses[address] : 421;
        if (status) done(failure(status));
        else done();
      },
      onRcptTo({ address }, _session, done) {
        const isVisitor = !address.endsWith('@calidora.example');
        const status = site.refuses[address];
        if (status) done(failure(status));
        else if (site.mood === 'refusing' || (site.mood === 'picky' && isVisitor)) done(failure(550));
        else done();
      },
      onData(stream, { envelope }, done) {
        const { mood } = site;
        const hangUp = () => {
          for (const connection of opened.connections) connection._socket?.destroy();
        };
        mails++;
        if (mood === 'dying' && mails % 2 === 0) {
          hangUp();
          return;
        }
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (mood === 'busy') return done(failure(450));
          taken.push({
            recipients: envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks),
          });
          if (mood === 'dying') return hangUp();
          if (mood === 'slow') setTimeout(done, slowMs);
          else done();
        });
      },
    });
    // A site that is killed hangs up in the middle.
    opened.on('error', () => undefined);
    await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
    port = (opened.server.address() as AddressInfo).port;
    server = opened;
  };
  const close = async () => {
    const closing = server;
    server = null;
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
  };

  await open();
  const site: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mood: 'fine',
    refuses: {},
    mails: () =>
      Promise.all(
        taken.map(async ({ recipients, raw }) => ({ recipients, content: await PostalMime.parse(raw) })),
      ),
    messageIds: () =>
      taken.map(({ raw }) => /^Message-ID: *(\S+)/im.exec(raw.toString('latin1'))?.[1] ?? 'none'),
    get connections() {
      return connections;
    },
    down: close,
    up: open,
    [Symbol.asyncDispose]: close,
  };
  return site;
}
