/** What the embedded faces have. */
const missing = /[^\n -~\u00A0-\u00B1\u00B4\u00B6-\u00BB\u00BF-\u00FF–—‘’“”„…•€™]/u;

/** A text in letters that the sheet's faces have: `½` becomes `1/2`, `č` becomes `c`, what has no likeness `?`. */
export function embeddable(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (!missing.test(letter)) return letter;
      if (/\s/.test(letter)) return ' ';
      const plain = letter.normalize('NFKD').replaceAll('\u2044', '/').replace(/\p{M}/gu, '');
      return missing.test(plain) ? '?' : plain;
    })
    .join('');
}
