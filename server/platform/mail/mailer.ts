import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';

/** Limits on each step with the mail server, and on the whole of a mail. */
const stepLimitsMs = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1_000,
};
const mailLimitMs = 90_000;

/** "Authentication required": the fault is not the mail's, and mends once the configuration does. */
const authenticationRequired = 530;

/**
 * What became of a mail, or of a recipient's; `reason` is a word or an SMTP status, nothing of the mail.
 * - `refused`: the server will never take it;
 * - `later`: the server was away, busy or broke off; it may have taken the mail all the same.
 */
export interface Refusal {
  outcome: 'refused' | 'later';
  reason: string;
}

/**
 * `sent`: the server has taken it, for all recipients but those `refused`, whose addresses are in small letters. Where it
 * has not, these are all whom it was for, or none: what it said was not of each.
 */
export type MailOutcome = ({ outcome: 'sent' } | Refusal) & { refused: (Refusal & { address: string })[] };

/** Sent to its `envelope` where it has one, whomever it names. */
export type Mail = Pick<
  SendMailOptions,
  'from' | 'replyTo' | 'subject' | 'text' | 'html' | 'messageId' | 'headers' | 'attachments' | 'envelope'
> & { to: string | string[] | MailAddress; cc?: MailAddress };

interface MailAddress {
  name: string;
  address: string;
}

export type Mailer = ReturnType<typeof createMailer>;

/** How the server of a URL is spoken to. */
export function smtpOptions(serverUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(serverUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // No password goes over a network unencrypted.
    requireTLS: username !== '' && !isLoopback(host),
    // A server on this machine is reached by an address that no certificate names.
    ignoreTLS: isLoopback(host),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...stepLimitsMs,
  };
}

/** Sends mails one after another over one connection, which stays open for a while. */
export function createMailer(serverUrl: string) {
  const transport = createTransport({
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    // Whoever asked tries again, and remembers it over a crash.
    maxRequeues: 0,
    ...smtpOptions(serverUrl),
  });

  return {
    /** Once `givenUp` aborts, the mail is broken off and may be sent later. */
    async send(mail: Mail, givenUp?: AbortSignal): Promise<MailOutcome> {
      const limit = AbortSignal.timeout(mailLimitMs);
      const signal = givenUp ? AbortSignal.any([limit, givenUp]) : limit;
      try {
        return { outcome: 'sent', refused: refusedOf(await transport.sendMail({ ...mail, signal })) };
      } catch (error) {
        return { ...refusalOf(error as SmtpError), refused: refusedOf(error as SmtpError) };
      }
    },
    close: (): void => transport.close(),
  };
}

/** In small letters. */
export const addressOf = (one: string | MailAddress) =>
  (typeof one === 'string' ? one : one.address).toLowerCase();

interface SmtpError extends Rejections {
  code?: string;
  responseCode?: number;
}

interface Rejections {
  rejected?: (string | MailAddress)[];
  rejectedErrors?: SmtpError[] | undefined;
}

const refusedOf = ({ rejected = [], rejectedErrors }: Rejections) =>
  rejected.map((one, number) => ({ address: addressOf(one), ...refusalOf(rejectedErrors?.[number] ?? {}) }));

/** Only what a server says of this mail is for good; a refused password or connection is not. */
function refusalOf({ code, responseCode }: SmtpError): Refusal {
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const forGood =
    aboutMail && responseCode !== undefined && responseCode >= 500 && responseCode !== authenticationRequired;
  return { outcome: forGood ? 'refused' : 'later', reason: String(responseCode ?? code ?? 'unknown') };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
