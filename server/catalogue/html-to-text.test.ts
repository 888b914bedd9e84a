import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

describe('htmlToText', () => {
  it.each([
    ['', ''],
    ['<p></p>', ''],
    ['no markup', 'no markup'],
    [
      '<p>The <strong>Antique</strong> line, 120 cm.</p>\n<p>In burgundy.</p>',
      'The Antique line, 120 cm. In burgundy.',
    ],
    ['larga <strong>120</strong>, in <em>ner</em>o', 'larga 120, in nero'],
    [
      '<p>Has:</p><ul>\n<li>one</li> <li>two.</li><li>three</li></ul><p>End.</p>',
      'Has: one; two. three End.',
    ],
    ['one<br>two<br />three', 'one two three'],
    ['Cos&#8217;&egrave;? Gas &amp; induzione&nbsp;a 300&deg;C', 'Cos’è? Gas & induzione a 300°C'],
    ['Fire &lt;b&gt;hot&lt;/b&gt;', 'Fire <b>hot</b>'],
    ['&amp;lt;', '&lt;'],
    [
      '<p>Data.</p><table><caption>All</caption> <tbody><tr><th>Power:</th> <td>3 <b>kW</b></td> </tr> <tr><td>Zones</td> <td>4</td></tr></tbody></table><p>End.</p>',
      'Data. All Power: 3 kW; Zones: 4 End.',
    ],
    [
      '<table><tr><th></th><th>Size</th><th>Power</th></tr><tr><th>Front</th><td>18 cm</td><td>2 kW</td></tr></table>',
      'Size: Power; Front, 18 cm, 2 kW',
    ],
    ['<del>€ 1.200</del> <ins>€ 999</ins>', '€ 999'],
    ['a</del> b <del>c', 'a b'],
    ['<a href="/x" title="a &gt; b">link</a>ed', 'linked'],
  ])('reads %j as %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});
