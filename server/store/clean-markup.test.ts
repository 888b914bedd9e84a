import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { readSample } from '../testing/read-sample.ts';
import { cleanMarkup as cleanMarkupOf } from './clean-markup.ts';

const cleanMarkup = (html: string) => cleanMarkupOf(html, 'https://store.example/shop');

const allowed = new Set(
  `P BR STRONG EM B I DEL INS UL OL LI SUP SUB A TABLE CAPTION THEAD TBODY TFOOT TR TH TD`.split(' '),
);

/** What a browser makes of it has to be harmless, not only what a regular expression sees. */
function expectHarmless(html: string): void {
  const { document } = new JSDOM(`<!doctype html><div id="x">${html}</div>`).window;
  const box = document.getElementById('x');
  expect(box?.nextSibling).toBeNull();
  for (const element of box?.querySelectorAll('*') ?? []) {
    expect(allowed).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      expect(`${element.tagName} ${name}`).toMatch(/^(?:A (?:href|rel)|TH scope|T[HD] (?:col|row)span)$/);
      if (name === 'href') expect(value).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
    }
  }
}

describe('cleanMarkup', () => {
  it.each([
    [
      '<p>The <strong>Elementum</strong> line</p>\n<ul>\n<li>80–90°C</li>\n</ul>\n',
      '<p>The <strong>Elementum</strong> line</p> <ul> <li>80–90°C</li> </ul>',
    ],
    ['<p>Cos&#8217;&egrave;? Gas &#038; &amp; &lt;b&gt;</p>', '<p>Cos’è? Gas &amp; &amp; &lt;b&gt;</p>'],
    ['m<sup>2</sup> H<sub>2</sub>O<br>new line<br/>', 'm<sup>2</sup> H<sub>2</sub>O<br />new line<br />'],
    ['<p></p><p> </p><p>kept</p>', '<p>kept</p>'],
    ['<h2 class="x">Title</h2>text', '<p>Title</p>text'],
    ['<div>one</div><div>two</div>', 'one two'],
    ['<p class="a" style="color:red" data-x="1">bare</p>', '<p>bare</p>'],
    [
      '<a href="https://maker.example/a?b=1&amp;c=2" target="_blank" onclick="x()">page</a>',
      '<a href="https://maker.example/a?b=1&amp;c=2" rel="noopener nofollow">page</a>',
    ],
    [
      '<a href="mailto:info@maker.example">mail</a>',
      '<a href="mailto:info@maker.example" rel="noopener nofollow">mail</a>',
    ],
    ['<a>no address</a>', 'no address'],
    ['<a href="tel:+39 011 123">call</a>', '<a href="tel:+39 011 123" rel="noopener nofollow">call</a>'],
    [
      '<table class="x"><caption>Data</caption><thead><tr><th scope="col" style="color:red">Power</th></tr></thead>' +
        '<tbody><tr><td colspan="2" rowspan="0">3 kW</td><td></td></tr><tr></tr></tbody></table>',
      '<table><caption>Data</caption><thead><tr><th scope="col">Power</th> </tr> </thead>' +
        '<tbody><tr><td colspan="2">3 kW</td> <td></td> </tr> </tbody></table>',
    ],
    ['<table><tr> </tr></table>text', 'text'],
    ['<del>€ 1.200</del> <ins>€ 999</ins> <s>€ 1</s>', '<del>€ 1.200</del> <ins>€ 999</ins> <del>€ 1</del>'],
    ['<p>a\u0000b\u0007c\u200Bd\uFEFFe&#8203;f\u202Eg</p>', '<p>abcdefg</p>'],
    ['<p>one</p><p>&nbsp;</p><p>\uFEFF<strong>&#8203;</strong></p><p>two</p>', '<p>one</p><p>two</p>'],
    ['one<br><br />\n<br/>two', 'one<br />two'],
    ['<ul><li> </li></ul><p>[vc_row]</p><p>[gallery ids="1"]kept [optional]</p>', '<p> kept [optional]</p>'],
    ['', ''],
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
  ])('makes of %j what may be shown', (html, clean) => {
    expect(cleanMarkup(html)).toBe(clean);
    expectHarmless(clean);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<scr<script>ipt>alert(1)</script>'],
    ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>'],
    ['<img src=x onerror=alert(1)>'],
    ['<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>'],
    ['<math><mtext></p><style><img src onerror=alert(1)></style></mtext></math>'],
    ['<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>alert(1)</script>">'],
    [
      '<object data="x.swf"></object><embed src="x"><form action="https://evil.example"><input name=a></form>',
    ],
    [
      '<style>body{display:none}</style><link rel=stylesheet href=//evil.example><meta http-equiv=refresh content=0>',
    ],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
    ['<textarea><img src=x onerror=alert(1)></textarea><xmp><img src=x onerror=alert(1)></xmp>'],
    ['<p>one</p><plaintext><img src=x onerror=alert(1)></plaintext><script>alert(1)</script>'],
    ['<select><option>&lt;img src=x onerror=alert(1)&gt;</option></select>'],
    ['<p onmouseover="alert(1)" style="background:url(javascript:alert(1))">x</p>'],
    ['</div></div><p>out of the box</p>'],
    ['<!-- --!><img src=x onerror=alert(1)> -->'],
    ['<![CDATA[<img src=x onerror=alert(1)>]]>'],
    ['<p title="a>b<script>alert(1)</script>">'],
    [`${'<p><b>'.repeat(2_000)}deep`],
    ['<a href="\u0000javascript:alert(1)">x</a>'],
  ])('leaves nothing harmful of %j', (html) => {
    const clean = cleanMarkup(html);
    expectHarmless(clean);
    expect(clean).not.toMatch(/<[^>]*(?:script|onerror|onload|style)/i);
  });

  it.each([
    ['https://maker.example/a', 'https://maker.example/a'],
    ['HTTPS://maker.example/a', 'https://maker.example/a'],
    ['mailto:info@maker.example', 'mailto:info@maker.example'],
    ['/shop/x', 'https://store.example/shop/x'],
    ['x/y.html', 'https://store.example/shop/x/y.html'],
    ['./x', 'https://store.example/shop/x'],
    ['../x', 'https://store.example/x'],
    ['../../../x', 'https://store.example/x'],
    ['?p=12', 'https://store.example/shop/?p=12'],
    ['/x?a=1&amp;b=2#part', 'https://store.example/x?a=1&amp;b=2#part'],
    ['//cdn.example/x.pdf', 'https://cdn.example/x.pdf'],
    ['/\\cdn.example/x.pdf', 'https://cdn.example/x.pdf'],
    ['/caffè e tè', 'https://store.example/caff%C3%A8%20e%20t%C3%A8'],
    ['/x"onclick=alert(1)', 'https://store.example/x%22onclick=alert(1)'],
    ['/javascript:alert(1)', 'https://store.example/javascript:alert(1)'],
  ])('reads a link to %j as the store’s own site does', (href, resolved) => {
    const clean = cleanMarkup(`<a href='${href}'>text</a>`);
    expect(clean).toBe(`<a href="${resolved}" rel="noopener nofollow">text</a>`);
    expectHarmless(clean);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://plain.example/',
    'ftp://files.example',
    'blob:https://x',
    'https://',
    'https://[',
    '#part',
    '',
    ' ',
  ])('unwraps a link to %j', (href) => {
    expect(cleanMarkup(`<p><a href="${href}">text</a></p>`)).toBe('<p>text</p>');
  });

  it('follows links of a store that is reached without encryption to that store alone', () => {
    const clean = (href: string) => cleanMarkupOf(`<a href="${href}">manual</a>`, 'http://store.example');
    const link = '<a href="http://store.example/wp-content/manual.pdf" rel="noopener nofollow">manual</a>';
    expect(clean('/wp-content/manual.pdf')).toBe(link);
    expect(clean('http://other.example/manual.pdf')).toBe('manual');
  });

  it('keeps as text all that follows <plaintext>, as browsers do: nothing ends that', () => {
    const clean = cleanMarkup('<p>Two ovens</p><plaintext>with <b>steam</b></plaintext> & grill');
    expect(clean).toBe('<p>Two ovens</p>with &lt;b&gt;steam&lt;/b&gt;&lt;/plaintext&gt; &amp; grill');
    expectHarmless(clean);
  });

  it('drops shop blocks with all that is in them', () => {
    const loop =
      '<div class="woocommerce columns-3 "><ul class="products"><li><a href="https://store.example/p"><img src="x"><h2>Other</h2><span>€ 10</span></a></li></ul></div>';
    expect(cleanMarkup(`<p>Before</p>${loop}<p>after</p>`)).toBe('<p>Before</p> <p>after</p>');
    expect(cleanMarkup('<section class="wc-block-grid"><p>shop</p></section>rest')).toBe('rest');
    expect(cleanMarkup('<div class="not-woocommerce">kept</div>')).toBe('kept');
  });

  it('cleans the nastiest description that a store gave', () => {
    const { body } = readSample('list-hoods-whole');
    const [nasty] = JSON.parse(body) as { short_description: string }[];
    const clean = cleanMarkup(nasty?.short_description ?? '');
    expect(clean).toBe('<p>Hello link</p> unclosed <b>bold [shortcode] </b>');
    expectHarmless(clean);
  });

  it('gives the same when it cleans a second time', () => {
    for (const html of [
      '<p>a &amp; b &lt;c&gt;</p>',
      '<div>x<a href="/y">z</a></div>',
      '&amp;lt;script&amp;gt;',
    ]) {
      const once = cleanMarkup(html);
      expect(cleanMarkup(once)).toBe(once);
    }
  });
});
