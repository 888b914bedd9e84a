import { createHash } from 'node:crypto';
import type { Brand } from '@kitchen/shared/brand.ts';
import { brandColors } from '@kitchen/shared/brand-colors.ts';
import { typedFields } from '@kitchen/shared/enquiry.ts';
import { formatDayOfMoment, formatMoment } from '@kitchen/shared/format-day.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import { escapeUTF8 } from 'entities';
import type { MailConfig } from '../config/config.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { CurrentTexts } from '../platform/texts/site-texts.ts';
import { fillText } from '../platform/texts/site-texts.ts';
import type { StoredEnquiry } from './enquiry-queue.ts';
import { urgentKind } from './enquiry-queue.ts';

const { teal900, stone, ivory, line } = brandColors;

export interface MailSettings {
  mail: MailConfig;
  brand: Brand;
  /** Origin of links to the site. */
  publicUrl: string;
  staffLanguage: Language;
  /** Those in force. A mail is composed in one go, in those of one moment. */
  texts(): CurrentTexts['of'];
  /** What a product is called and looks like, as far as that is known at the moment. */
  knownProduct(sku: string, language: Language): { name: string; pictures: readonly string[] } | undefined;
  /** What the operator's list of dealers says of one; undefined for who is not on it, or not any more. */
  knownDealer(id: string): { name: string; place: string; email?: string | undefined } | undefined;
}

type Row = [label: string, value: string | undefined, link?: string | undefined];

/** Where the site's readers of enquiries live. */
const timeZone = 'Europe/Rome';

/**
 * The mail with the enquiry, to those who read those of its kind. It is the same whenever it is composed,
 * but for products that are not known at once, dealers whose line in the list changed, and texts that did.
 */
export function composeEnquiryMail(enquiry: StoredEnquiry, settings: MailSettings): Mail {
  const { mail, brand, publicUrl, staffLanguage } = settings;
  const { reference, kind, content, receivedAt, tokenFault, photoDropped } = enquiry;
  const { screens, documents } = settings.texts()[staffLanguage];
  const texts = documents.mails.staff;
  const name = `${content.name} ${content.surname}`;
  const page = content.page && publicUrl + content.page;
  const { email, phone, sku } = content;
  const copy = copyTo(enquiry, settings);
  const labels = screens.enquiry.form.fields;
  const links: Record<string, string | undefined> = {
    email: mailLink(email),
    phone: phone && callLink(phone),
  };
  const { fields } = texts;
  const rows: Row[] = [
    [fields.reference, reference],
    [labels.name, name],
    // Name and surname are one, and the message stands below.
    ...typedFields
      .filter((field) => field !== 'name' && field !== 'surname' && field !== 'message')
      .map((field): Row => [labels[field], content[field], links[field]]),
    [fields.language, texts.languages[content.language]],
    [fields.product, sku && settings.knownProduct(sku, staffLanguage)?.name],
    [fields.sku, sku, sku && publicUrl + paths.product(sku)],
    [fields.dealer, copy?.told],
    [fields.photo, content.photo ? fields.attached : photoDropped && fields.dropped],
    [fields.page, page, page],
    [fields.check, tokenFault && texts.tokenFaults[tokenFault]],
    [fields.received, formatMoment(receivedAt, staffLanguage, timeZone)],
  ];
  const shown = rows.flatMap(([label, value, link]) => (value ? [{ label, value, link }] : []));
  const listed = (content.shortlist ?? []).map((code) => listedProduct(code, settings));
  // How long data of safety reports may be kept: (EU) 2023/988, Art. 9(12).
  const ending =
    kind === urgentKind
      ? fillText(texts.safetyData, {
          until: formatDayOfMoment(addYears(receivedAt, 5), staffLanguage, timeZone),
        })
      : texts.consent;
  const intro = `${texts.intro[kind]} ${texts.reply}`;
  return {
    from: mail.from,
    to: mail.to[kind],
    ...(copy?.to && { cc: copy.to }),
    // An object, not a text: nothing that a visitor typed is read as an address but the address.
    replyTo: { name, address: email },
    subject: fillText(texts.subject[kind], { name, reference }),
    messageId: messageIdOf('enquiry', enquiry, mail),
    ...(content.photo && {
      attachments: [{ filename: `${reference}.jpg`, content: Buffer.from(content.photo, 'base64') }],
    }),
    // As mail programs write it (RFC 2156, 5.3.6).
    ...(kind === urgentKind && { headers: { Importance: 'high' } }),
    text: [
      intro,
      shown.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      `${labels.message}:\n${content.message}`,
      ...(listed.length > 0 ? [`${texts.shortlist}:\n${listed.map(({ text }) => text).join('\n')}`] : []),
      ending,
    ].join('\n\n'),
    html: htmlPage(
      staffLanguage,
      brand,
      `<p style="margin:0 0 24px">${escapeUTF8(intro)}</p>
<table style="border-collapse:collapse;width:100%">
${shown.map(({ label, value, link }) => `<tr><th scope="row" style="${labelStyle}">${escapeUTF8(label)}</th><td style="${valueStyle}">${linked(value, link)}</td></tr>`).join('\n')}
</table>
<h2 style="${headingStyle}">${escapeUTF8(labels.message)}</h2>
<p style="margin:0;padding:20px 24px;background:${ivory}">${escapeUTF8(content.message).replaceAll('\n', '<br>\n')}</p>${
        listed.length > 0
          ? `
<h2 style="${headingStyle}">${escapeUTF8(texts.shortlist)}</h2>
<ul style="margin:0;padding:0 0 0 20px">${listed.map(({ html }) => `<li>${html}</li>`).join('\n')}</ul>`
          : ''
      }
<p style="margin:24px 0 0;color:${stone};font-size:13px">${escapeUTF8(ending)}</p>`,
    ),
  };
}

/** Who besides the brand gets the mail: the dealer that the visitor named, at the address of the operator's list alone. */
function copyTo({ kind, content }: StoredEnquiry, { knownDealer, staffLanguage, texts }: MailSettings) {
  if (content.dealer === undefined || kind === urgentKind) return undefined;
  const { copied, withoutAddress, unknown } = texts()[staffLanguage].documents.mails.staff.dealer;
  const dealer = knownDealer(content.dealer);
  if (!dealer) return { told: fillText(unknown, { id: content.dealer }) };
  const { name, place, email } = dealer;
  const named = `${name}, ${place}`;
  return email
    ? { told: fillText(copied, { dealer: named, email }), to: { name, address: email } }
    : { told: fillText(withoutAddress, { dealer: named }) };
}

/**
 * Says to the visitor that the enquiry has come. It quotes nothing that they typed: whoever enters somebody
 * else's address cannot write to them through this site.
 */
export function composeAcknowledgement(enquiry: StoredEnquiry, settings: MailSettings): Mail {
  const { mail, brand, publicUrl } = settings;
  const { reference, kind, content } = enquiry;
  const { language, email } = content;
  const texts = settings.texts()[language].documents.mails.acknowledgement;
  const { name, phone } = brand;
  const thanks =
    kind === urgentKind
      ? fillText(texts.safety, { brand: name, phone })
      : fillText(texts.received, { brand: name });
  const paragraphs = [
    texts.greeting,
    thanks,
    fillText(texts.reference, { reference }),
    fillText(texts.notYou, { email: brand.email }),
  ];
  return {
    from: mail.from,
    to: { name: '', address: email },
    replyTo: brand.email,
    subject: fillText(texts.subject, { brand: name, reference }),
    messageId: messageIdOf('acknowledgement', enquiry, mail),
    // Nobody's holiday notice answers it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: [...paragraphs, [texts.closing, brand.name, publicUrl].join('\n')].join('\n\n'),
    html: htmlPage(
      language,
      brand,
      [
        ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeUTF8(paragraph)}</p>`),
        `<p style="margin:24px 0 0">${escapeUTF8(texts.closing)}<br>${escapeUTF8(brand.name)}<br>${linked(publicUrl, publicUrl)}</p>`,
      ].join('\n'),
    ),
  };
}

/**
 * The same for every copy of a mail, so that mailboxes recognise one that comes twice. Two enquiries may,
 * once in many thousands, have one reference, but never one key.
 */
function messageIdOf(what: string, { reference, key }: StoredEnquiry, { from }: MailConfig): string {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16);
  return `<${what}.${reference}.${hash}@${from.address.split('@')[1]}>`;
}

function addYears(time: number, years: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

const cellStyle = `padding:8px 0;border-bottom:1px solid ${line};text-align:left;vertical-align:top`;
const labelStyle = `${cellStyle};padding-right:24px;width:130px;font-weight:normal;color:${stone}`;
const valueStyle = `${cellStyle};overflow-wrap:anywhere;word-break:break-word`;

const headingStyle = 'font-size:15px;font-weight:bold;margin:32px 0 8px';

/** A product of a shortlist: its code alone where the catalogue does not know it. */
function listedProduct(sku: string, { knownProduct, publicUrl, staffLanguage, texts }: MailSettings) {
  const known = knownProduct(sku, staffLanguage);
  if (!known) return { text: `- ${sku}`, html: escapeUTF8(sku) };
  const page = publicUrl + paths.product(sku);
  const [first] = known.pictures;
  const picture = first && publicUrl + picturePath(first, 960, 'jpg');
  const lines = [`- ${known.name} (${sku})`, page, ...(picture ? [picture] : [])];
  const { picture: word } = texts()[staffLanguage].documents.mails.staff;
  return {
    text: lines.join('\n  '),
    html: `${linked(known.name, page)} (${escapeUTF8(sku)})${picture ? `, ${linked(word, picture)}` : ''}`,
  };
}

function linked(text: string, to: string | undefined): string {
  const shown = escapeUTF8(text);
  return to ? `<a href="${escapeUTF8(to)}" style="color:${teal900}">${shown}</a>` : shown;
}

/** What may stand in an address may also begin the headers of a mail that a link opens. */
const mailLink = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

/** A number and perhaps its extension, as RFC 3966 writes them; undefined for what is no number. */
function callLink(phone: string): string | undefined {
  const [, number, extension] =
    /^(\+?[\d ()./-]*\d[ ()./-]*)(?:[,;]? ?(?:extension|ext|interno|int|x|#)[.:]? ?(\d{1,10}))?$/i.exec(
      phone,
    ) ?? [];
  if (number === undefined) return undefined;
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}

/** Mail programs know tables and styles in the elements, and little else. */
function htmlPage(language: Language, { name }: Brand, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:0;background:#ffffff">
<table role="presentation" style="border-collapse:collapse;width:100%;max-width:640px;margin:0 auto"><tr>
<td style="padding:32px 24px;font:15px/1.6 Helvetica,Arial,sans-serif;color:${teal900}">
<p style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid ${teal900};font:22px/1.2 Georgia,'Times New Roman',serif;letter-spacing:4px;text-transform:uppercase">${escapeUTF8(name)}</p>
${body}
</td></tr></table>
</body></html>`;
}
