/** Letters that WordPress writes with others, and that Unicode neither decomposes nor orders with these. */
const letters: Readonly<Record<string, string>> = {
  ß: 's',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  ɑ: 'a',
  '€': 'e',
  '£': '',
  // What is left of ŉ.
  ʼ: '',
};

/** The order of Unicode, by which the database compares names: `ø` is an `o` there, and `٣` a `3`. */
const collator = new Intl.Collator('und', { sensitivity: 'base' });

const ascii = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** What WordPress makes of ä, ö, ü, ß, æ, ø, å, đ and l·l in some languages, besides what it makes of them in all. */
const secondLetters = /(?<=[aou])e+|(?<=a)a+|(?<=s)s+|(?<=d)j|·/g;

/**
 * Writes a user name so that all that WordPress takes for the same account are the same: `sanitize_user()` leaves
 * out accents, tags, codes and needless spaces, and the database compares what is left by letters alone. Some names
 * of different accounts are the same, too: to be used where that costs little.
 */
export function foldUserName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s/g, ' ')
    .replace(/[\p{M}\p{C}]/gu, '');
  const folded = Array.from(plain, (sign) => (sign < '\x80' ? sign : (letters[sign] ?? inAscii(sign)))).join(
    '',
  );
  // How PHP reads half a tag is hard to foresee, and no account of WordPress has one in its name.
  if (folded.includes('<')) return '<';
  return folded
    .replace(/%[0-9a-f]{2}/g, '')
    .replace(/&.[^;]*(;?)/g, (code, end) => (end ? '' : code))
    .trim()
    .replace(/ +/g, ' ')
    .replace(secondLetters, '');
}

function inAscii(sign: string): string {
  if (collator.compare(sign, '') === 0) return '';
  return ascii.find((letter) => collator.compare(sign, letter) === 0) ?? sign;
}
