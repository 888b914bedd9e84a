import { expect, it } from 'vitest';
import { foldUserName } from './fold-user-name.ts';

const invisible = '\u200b\u00ad\u2060\u{e0001}';

it.each([
  [
    'case, accents and width',
    ['anna', 'ANNA', 'Ánna', 'a\u0301nna', 'anñá', 'ａnna', '🅐nna', '𝐚nna', 'ªnna'],
  ],
  ['letters with a stroke', ['lodz', 'Łódź', 'łodz', 'lođz', 'loðz', 'lødz', 'løḓz']],
  ['letters that WordPress writes as two', ['aether', 'æther', 'Æther', 'ǽther', 'æþer']],
  ['letters that WordPress alone takes for others', ['king', 'kıng', 'ĸing', 'kiŋg', 'kiŉg']],
  ['a long s, a sharp one, and two of them', ['strasse', 'straße', 'STRAẞE', 'ſtrasse', 'strase']],
  ['what German, Danish, Catalan and Serbian do', ['aerolldjo', 'ärol·ldjø', 'åroŀlđoe', 'AAerolldjoe']],
  ['digits of other scripts', ['anna3', 'anna٣', 'anna３', 'anna③', 'anna³']],
  ['money', ['euro', '€uro', '£euro', 'eu£ro']],
  ['what is not seen', ['anna', `an${invisible}na`, 'an\u0000na', 'an\u007fna', 'an\ufe0fna', 'anـna']],
  ['codes', ['anna', 'an%41na', '%c3anna', 'an&amp;na', 'an&#x41;na', 'an&x;na', 'an&%41x;na']],
  ['spaces', ['anna bianchi', ' anna  bianchi ', 'anna\tbianchi', 'anna\n\u00a0bianchi', '%20anna bianchi']],
  ['tags, whatever is in them', ['<b>anna', 'anna<', 'an<i a=">">na', '<script>x</script>anna']],
])('takes for one name what differs in %s', (_what, names) => {
  expect(new Set(names.map(foldUserName))).toEqual(new Set([foldUserName(String(names[0]))]));
});

it('keeps apart what are different names', () => {
  const names = [
    'anna',
    'hanna',
    'anna.b',
    'anna-b',
    'anna_b',
    'anna@b.example',
    'anna b',
    'annab',
    'anna 3',
    'анна',
    '安娜',
    'r&d',
    '50%',
  ];
  expect(new Set(names.map(foldUserName)).size).toBe(names.length);
});
