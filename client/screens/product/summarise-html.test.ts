import { describe, expect, it } from 'vitest';
import { summariseHtml } from './summarise-html.ts';

describe('summariseHtml', () => {
  it.each([
    ['<p>Six <strong>gas</strong> burners.</p>\n<ul><li>Brass</li></ul>', 'Six gas burners. Brass'],
    [
      '<p>Black &amp; steel, 5 &lt; 6, &quot;Enzo&quot;, l&#39;oro&nbsp;giallo</p>',
      'Black & steel, 5 < 6, "Enzo", l\'oro giallo',
    ],
    ['<p>Twice escaped: &amp;lt;</p>', 'Twice escaped: &lt;'],
    ['', ''],
    ['<p><br></p>', ''],
    ['x'.repeat(160), 'x'.repeat(160)],
    ['x'.repeat(161), `${'x'.repeat(159)}…`],
  ])('makes of %j %j', (html, summary) => {
    expect(summariseHtml(html)).toBe(summary);
  });

  it('cuts a long text to 160 characters at the end of a word', () => {
    const summary = summariseHtml(`<p>${'burner '.repeat(40)}</p>`);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary).toMatch(/burner…$/);
  });
});
