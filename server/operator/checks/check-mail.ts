import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config/config.ts';
import type { Finding } from '../../lib/finding.ts';
import { fault, works } from '../../lib/finding.ts';
import { splitAdvice } from '../../lib/split-advice.ts';
import { smtpOptions } from '../../platform/mail/mailer.ts';

interface MailError {
  code?: string;
  responseCode?: number;
  message: string;
}

/** Greets the mail server and logs in where a password is set. Sends nothing. */
export async function checkMail({ serverUrl }: MailConfig): Promise<Finding> {
  const options = smtpOptions(serverUrl);
  const place = `${options.host}${options.port ? `:${options.port}` : ''}`;
  const transport = createTransport({ ...options, ...(options.auth && { forceAuth: true }) });
  try {
    await transport.verify();
    const how = options.auth ? 'It took user and password' : 'It greeted, without a password';
    return works('mail server', `${place}: ${how}; no mail was sent.`);
  } catch (error) {
    const [says, advice] = splitAdvice(explain(error as MailError, options.auth !== undefined));
    return fault('mail server', `${place}: ${says}`, advice);
  } finally {
    transport.close();
  }
}

/** What a server says to a command that it does not offer (RFC 5321, 4.2.4). */
const isUnknownCommand = (responseCode: number) => responseCode >= 500 && responseCode <= 504;

/** In words of our own: messages of mail servers may repeat what they were sent. */
function explain({ code = 'no code', responseCode, message }: MailError, hasPassword: boolean): string {
  const cause = /\bE(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH)\b/.exec(message)?.[0] ?? code;
  const status = responseCode === undefined ? cause : String(responseCode);
  if (/certificate|altname|self.signed/i.test(message))
    return `Its TLS certificate cannot be trusted (${status}).
      Renew it, name the server in SMTP_URL as the certificate does, or give its authority in NODE_EXTRA_CA_CERTS.`;
  if (code === 'EAUTH' && (responseCode === undefined || isUnknownCommand(responseCode)))
    return `It does not ask for a password.
      Use the port for submissions (587 or 465), or leave user and password out of SMTP_URL.`;
  if (code === 'EAUTH')
    return `It refused user or password (${status}).
      Check them in SMTP_URL, special characters percent-encoded; some providers want a password made for
      applications.`;
  if (code === 'ETLS' || /wrong version number|packet length|SSL|TLS/i.test(message))
    return `No encrypted connection came about (${status}).
      Use smtps:// for port 465 and smtp:// for 587${
        hasPassword ? '; a password only goes out encrypted, so that the server has to offer STARTTLS' : ''
      }.`;
  if (['EDNS', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return `Its name is not known (${status}).
      Check the host in SMTP_URL.`;
  if (code === 'ETIMEDOUT')
    return `It did not answer in time.
      Check host and port; many networks block port 25, so use 587 or 465.`;
  if (code === 'EPROTOCOL' && responseCode === undefined)
    return `What answers there is no mail server.
      Check host, port and protocol in SMTP_URL.`;
  if (responseCode !== undefined)
    return `It does not serve this site (${status}).
      Ask whoever runs it why.`;
  return `It cannot be reached (${status}).
    Check host and port in SMTP_URL, and firewalls.`;
}
