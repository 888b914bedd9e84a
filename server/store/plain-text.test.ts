import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['Gas &amp; Electric', 'Gas & Electric'],
  ['Gas & Electric', 'Gas & Electric'],
  ['Gas &amp;amp; Electric', 'Gas & Electric'],
  ['Cos&#8217;&egrave; l&#x27;oro', "Cos’è l'oro"],
  ['Nasty <b>HTML</b> & "quotes" <script>alert(1)</script> cooker', 'Nasty HTML & "quotes" cooker'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Hob', 'Hob'],
  ['Ø 5 < 6 > 4', 'Ø 5 < 6 > 4'],
  ['Tom &lt;3 kitchens', 'Tom <3 kitchens'],
  ['https://x.example/?a=1&copy=2&lang=it', 'https://x.example/?a=1&copy=2&lang=it'],
  ['<p>One</p><p>Two<br>Three</p>', 'One Two Three'],
  ['<b>Gas & more</b> &copy; 1979', 'Gas & more © 1979'],
  ['  two\u00A0 spaces\n\tand\u0000 lines ', 'two spaces and lines'],
  ['abc\u202Edef\u200B', 'abcdef'],
  ['ov\u0000en\u0007 \uFEFF60', 'oven 60'],
  ['[vc_row]Hob [60] [gallery ids=&quot;1&quot;]', 'Hob [60]'],
  ['Pizza 300°C – 1½', 'Pizza 300°C – 1½'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<unclosed', ''],
  ['Hob <plaintext>5 < 6 <b>', 'Hob 5 < 6 <b>'],
  ['', ''],
])('reads %j as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
