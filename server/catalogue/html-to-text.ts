import { decodeHTML } from 'entities';

/** Tags inside a line of text: what they stand between is one word or sentence. */
const inlineTag =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;

/** The end of a list's item, with the mark at its end, and the beginning of the next. */
const betweenItems = /([.:;!?]?)<\/li>\s*<li>/g;

/**
 * The words of clean HTML as one line of text, in which a list's items and a table's rows and cells stay apart; what is struck out is
 * left out. Entities are decoded after the tags are gone, so what was written as `&lt;b&gt;` is read as `<b>`: escape
 * it before it meets markup again.
 */
export function htmlToText(html: string): string {
  const valid = html
    .replace(betweenItems, (_, mark: string) => (mark ? `${mark} ` : '; '))
    .split(/<(\/?)del>/)
    .filter((_, index, pieces) => index % 2 === 0 && pieces[index - 1] !== '')
    .join(' ');
  return valid
    .split(/<\/?table>|<\/caption>/)
    .map(readRows)
    .filter(Boolean)
    .join(' ');
}

/** `Power: 3 kW; Zones: 4`; of more than two cells `Front, 18 cm, 2 kW`. */
function readRows(html: string): string {
  return html
    .split('</tr>')
    .map((row) => {
      const cells = row
        .split(/<\/t[dh]>/)
        .map(readWords)
        .filter(Boolean);
      const [first = '', second, ...more] = cells;
      return second && more.length === 0 ? `${first.replace(/:$/, '')}: ${second}` : cells.join(', ');
    })
    .filter(Boolean)
    .join('; ');
}

function readWords(html: string): string {
  return decodeHTML(html.replace(inlineTag, '').replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
