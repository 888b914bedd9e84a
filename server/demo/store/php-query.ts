/** A query value as PHP gives it to its programs: text, or an array where the name ends in brackets. */
export type PhpValue = string | { [key: string]: string };
export type PhpQuery = Record<string, PhpValue>;

function decode(text: string): string {
  const bytes = Buffer.from(
    text
      .replaceAll('+', ' ')
      .replace(/%([0-9a-f]{2})|[^\0-\x7f]/gi, (found, hex?: string) =>
        hex ? String.fromCharCode(Number.parseInt(hex, 16)) : Buffer.from(found).toString('latin1'),
      ),
    'latin1',
  );
  return bytes.toString('utf8');
}

/**
 * Reads a query string as PHP does: the last of several values counts, dots and spaces in names
 * become underscores, `name[key]` makes an array.
 */
export function readPhpQuery(queryString: string): PhpQuery {
  const query: PhpQuery = {};
  for (const part of queryString.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = decode(at < 0 ? part : part.slice(0, at));
    const value = at < 0 ? '' : decode(part.slice(at + 1));
    const [, base = name, key] = /^([^[]+)\[([^\]]*)\]/.exec(name) ?? [];
    const known = base.replace(/[. ]/g, '_');
    if (key === undefined) {
      query[known] = value;
      continue;
    }
    const before = query[known];
    const list = typeof before === 'object' ? before : {};
    query[known] = { ...list, [key === '' ? String(Object.keys(list).length) : key]: value };
  }
  return query;
}
