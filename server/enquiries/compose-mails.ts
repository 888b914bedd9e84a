import type { Brand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { escapeUTF8 } from 'entities';
import type { MailConfig } from '../config.ts';
import type { Mail } from '../mail/mailer.ts';
import type { EnquiryRecord } from './enquiry-store.ts';
import { enquiryMailTexts } from './texts/texts.ts';

export interface MailSettings {
  mail: MailConfig;
  brand: Brand;
  /** Origin of links to the site. */
  publicUrl: string;
  staffLanguage: Language;
}

type DeliverableEnquiry = EnquiryRecord & { content: NonNullable<EnquiryRecord['content']> };

/** Where the site's readers of enquiries live. */
const timeZone = 'Europe/Rome';

/** The mail with the enquiry, to those who read those of its kind. It is the same whenever it is composed. */
export function composeEnquiryMail(record: DeliverableEnquiry, settings: MailSettings): Mail {
  const { mail, publicUrl, staffLanguage } = settings;
  const { reference, kind, content, receivedAt } = record;
  const texts = enquiryMailTexts[staffLanguage].staff;
  const name = `${content.name} ${content.surname}`;
  const page = content.page && publicUrl + content.page;
  const rows = [
    ['reference', reference],
    ['name', name],
    ['company', content.company],
    ['role', content.role],
    ['email', content.email],
    ['phone', content.phone],
    ['language', texts.languages[content.language]],
    ['sku', content.sku],
    ['page', page],
    ['received', formatTime(receivedAt, staffLanguage)],
  ] as const;
  const shown = rows.flatMap(([field, value]) => (value ? [[texts.fields[field], value] as const] : []));
  const intro = `${texts.intro[kind]} ${texts.reply}`;
  return {
    from: mail.from,
    to: mail.to[kind],
    // An object, not a text: nothing that a visitor typed is read as an address but the address.
    replyTo: { name, address: content.email },
    subject: texts.subject[kind](name, reference),
    messageId: messageIdOf(reference, 'enquiry', mail),
    text: [
      intro,
      shown.map(([label, value]) => `${label}: ${value}`).join('\n'),
      `${texts.fields.message}:\n${content.message}`,
      texts.consent,
    ].join('\n\n'),
    html: htmlPage(
      staffLanguage,
      `<p>${escapeUTF8(intro)}</p>
<table style="border-collapse:collapse">
${shown.map(([label, value]) => `<tr><th scope="row" style="${labelStyle}">${escapeUTF8(label)}</th><td style="padding:4px 0;vertical-align:top">${escapeUTF8(value)}</td></tr>`).join('\n')}
</table>
<h2 style="font-size:16px;margin:24px 0 8px">${escapeUTF8(texts.fields.message)}</h2>
<p style="margin:0;padding:16px;background:#f4f2ee">${escapeUTF8(content.message).replaceAll('\n', '<br>\n')}</p>
<p style="color:#5c6b6b">${escapeUTF8(texts.consent)}</p>`,
    ),
  };
}

/**
 * Tells the visitor that the enquiry has come. It quotes nothing that they typed: whoever enters somebody
 * else's address cannot write to them through this site.
 */
export function composeAcknowledgement(record: DeliverableEnquiry, settings: MailSettings): Mail {
  const { mail, brand, publicUrl } = settings;
  const { reference, content } = record;
  const { language, email } = content;
  const texts = enquiryMailTexts[language].acknowledgement;
  const paragraphs = [
    texts.greeting,
    texts.received(brand.name),
    texts.reference(reference),
    texts.notYou(brand.email),
  ];
  const signature = [texts.closing, brand.name, publicUrl];
  return {
    from: mail.from,
    to: { name: '', address: email },
    replyTo: brand.email,
    subject: texts.subject(brand.name, reference),
    messageId: messageIdOf(reference, 'acknowledgement', mail),
    // Nobody's holiday notice answers it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: [...paragraphs, signature.join('\n')].join('\n\n'),
    html: htmlPage(
      language,
      [
        ...paragraphs.map((paragraph) => `<p>${escapeUTF8(paragraph)}</p>`),
        `<p>${signature.map(escapeUTF8).join('<br>')}</p>`,
      ].join('\n'),
    ),
  };
}

/** The same for every copy of a mail, so that mailboxes recognise one that comes twice. */
function messageIdOf(reference: string, what: 'enquiry' | 'acknowledgement', { from }: MailConfig): string {
  return `<${what}.${reference}@${from.address.split('@')[1]}>`;
}

function formatTime(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(time);
}

const labelStyle =
  'padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:normal;color:#5c6b6b';

function htmlPage(language: Language, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"></head>
<body style="margin:0;padding:24px;font:15px/1.6 Helvetica,Arial,sans-serif;color:#123b3a">
${body}
</body></html>`;
}
