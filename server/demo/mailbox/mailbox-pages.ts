import { brandColors } from '@kitchen/shared/brand-colors.ts';
import { escapeUTF8 } from 'entities';
import type { Address } from 'postal-mime';
import type { ReceivedMail } from './received-mails.ts';

const style = `
:root{color-scheme:light;font:16px/1.6 Helvetica,Arial,sans-serif;color:${brandColors.teal900};background:${brandColors.ivory}}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem}h2{font-size:1.125rem;margin-top:2rem}
a{color:inherit}
ol{list-style:none;margin:0;padding:0}
li a{display:block;padding:.75rem 1rem;margin-bottom:.5rem;background:#fff;text-decoration:none}
li a:hover,li a:focus-visible{outline:2px solid ${brandColors.teal900}}
li strong{display:block}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem}
dt{color:${brandColors.stone}}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;background:#fff;font:inherit}
iframe{width:100%;height:44rem;border:0;background:#fff}`;

/** Pages run nothing, load nothing and frame only the mailbox's own. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a mail brings stays in its frame: no scripts, no requests, no leading away. */
export const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export function listPage(mails: readonly ReceivedMail[]): string {
  const items = mails.map(
    ({ id, receivedAt, recipients, content }) =>
      `<li><a href="/mails/${id}"><strong>${escapeUTF8(content.subject ?? '')}</strong>${escapeUTF8(recipients.join(', '))} · <time>${formatTime(receivedAt)}</time></a></li>`,
  );
  return page(
    'Demo mailbox',
    `<h1>Demo mailbox</h1>
<p>Mails of the site, newest first. They go nowhere else and are forgotten when the site ends.</p>
${items.length > 0 ? `<ol>\n${items.join('\n')}\n</ol>` : '<p>No mail has come yet. Send an enquiry, then load this page again.</p>'}`,
  );
}

export function mailPage({ id, receivedAt, recipients, content }: ReceivedMail): string {
  const facts: [string, string | undefined][] = [
    ['From', content.from && formatAddress(content.from)],
    ['To', recipients.join(', ')],
    ['Reply-To', content.replyTo?.map(formatAddress).join(', ')],
    ['Received', formatTime(receivedAt)],
    ['Message-ID', content.messageId],
  ];
  const rows = facts.flatMap(([term, value]) =>
    value ? [`<dt>${term}</dt><dd>${escapeUTF8(value)}</dd>`] : [],
  );
  return page(
    content.subject ?? 'Mail',
    `<p><a href="/">All mails</a></p>
<h1>${escapeUTF8(content.subject ?? '')}</h1>
<dl>${rows.join('\n')}</dl>
${content.html ? `<h2>As a page</h2>\n<iframe title="The mail as a page" sandbox src="/mails/${id}/html"></iframe>` : ''}
<h2>As text</h2>
<pre>${escapeUTF8(content.text ?? '')}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeUTF8(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

function formatAddress({ name, address }: Address): string {
  return name ? `${name} <${address ?? ''}>` : (address ?? '');
}

const formatTime = (time: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(time);
