import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import { describe, expect, it } from 'vitest';
import { mayBeThere } from '../pages/pages.ts';
import { aPicture } from '../testing/a-picture.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { listContentFiles, nothingOwn, readContent } from './content.ts';
import type { OwnContent } from './read-content.ts';

const folder = contentFolder();
const { write } = folder;

const about = (title: string) => `---\ntitle: ${title}\ndescription: What there is to know.\n---\n`;
const writePage = (text: string, file = 'pages/fair.en.md', title = 'The fair') =>
  write(file, about(title) + text);

const site = {
  publicUrl: 'https://www.maker.example',
  isPage: (path: string) => mayBeThere(defaultBrand, path),
};

/** What there is, and what is left out. */
async function read(before: OwnContent = nothingOwn) {
  const content = await readContent(await listContentFiles(folder.path), before, site);
  const faults = content.faults.map(({ file, line, says }) => `${file}:${line ?? ''}: ${says}`);
  return {
    content,
    faults,
    html: content.pages[0]?.html ?? '',
    paths: content.pages.map(({ path }) => path),
  };
}

describe('a page in Markdown', () => {
  it('has headings from the second level on without a gap, lists, tables, quotes and code', async () => {
    await writePage(
      '# Stand 12\n\nWe *show* **two** [cookers](/product-category/cookers#first).\n\n### Days\n\n- Monday\n  1. Morning\n\n| Day | Hall |\n|---|---|\n| Monday | 4 |\n\n> Come.\n\n`x < y`\n\n---\n',
    );
    const { content, faults, html } = await read();
    expect(faults).toEqual([]);
    expect(html.replace(/\n/g, '')).toBe(
      '<h2 id="text-stand-12">Stand 12</h2>' +
        '<p>We <em>show</em> <strong>two</strong> <a href="/product-category/cookers?lng=en#first">cookers</a>.</p>' +
        '<h3 id="text-days">Days</h3><ul><li>Monday<ol><li>Morning</li></ol></li></ul>' +
        '<table><thead><tr><th>Day</th><th>Hall</th></tr></thead><tbody><tr><td>Monday</td><td>4</td></tr></tbody></table>' +
        '<blockquote><p>Come.</p></blockquote><p><code>x &lt; y</code></p><hr />',
    );
    expect(content.pages).toMatchObject([
      { path: '/fair', language: 'en', title: 'The fair', description: 'What there is to know.' },
    ]);
    expect(content.pages[0]?.parts).toEqual([{ id: 'text-stand-12', title: 'Stand 12' }]);
  });

  it('leads to its headings, whose names differ', async () => {
    await writePage('## Città, già\n\n[up](#città-già)\n\n## Città: già\n\n## !!!\n');
    const { html } = await read();
    expect([...html.matchAll(/(?:id|href)="([^"]*)"/g)].map(([, place]) => place)).toEqual([
      'text-citta-gia',
      '#text-citta-gia',
      'text-citta-gia-2',
      'text-part',
    ]);
  });

  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['```js" onclick="x\n</code><script>\n```', '<pre><code>&lt;/code&gt;&lt;script&gt;\n</code></pre>'],
    ['**<b title="**">', '<p><strong>&lt;b title="</strong>"&gt;</p>'],
  ])('shows %s as what it is', async (text, html) => {
    await writePage(text);
    expect((await read()).html).toBe(html);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript&colon;alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//elsewhere.example',
    'other.md',
    'https:other',
  ])('leads nowhere by %s, which it names', async (href) => {
    await writePage(`One.\n\nTwo\n[words](<${href}>).`);
    const { html, faults } = await read();
    expect(html).toBe('<p>One.</p>\n<p>Two\nwords.</p>');
    expect(faults).toEqual([
      expect.stringMatching(/^pages\/fair\.en\.md:8: expected a link to a whole address/),
    ]);
  });

  it('leads out and to letters, and says no more of this site than browsers must', async () => {
    await writePage('<https://fair.example/a?b=1&c=2> [m](mailto:a@b.example) [t](tel:+390555)');
    const { html, faults } = await read();
    expect(faults).toEqual([]);
    expect(html).toBe(
      '<p><a href="https://fair.example/a?b=1&amp;c=2" rel="noopener">https://fair.example/a?b=1&amp;c=2</a> <a href="mailto:a@b.example">m</a> <a href="tel:+390555">t</a></p>',
    );
  });

  it('shows pictures of the folder, in all widths, and names all others', async () => {
    const picture = await aPicture({ width: 1200, height: 800 });
    await write('pictures/our-stand.jpg', picture);
    await write('pictures/unused.jpg', picture);
    await writePage(
      '![Our "stand"](pictures/our-stand.jpg)\n\n![x](https://elsewhere.example/x.jpg)\n\n![x](pictures/none.jpg)\n![](pictures/our-stand)',
    );
    const { content, html, faults } = await read();
    expect(html.split('\n')[0]).toMatch(
      /^<p><picture><source type="image\/avif" srcset="\/media\/480\/~our-stand-\w+\.avif 480w, [^"]*\/1440\/~our-stand-\w+\.avif 1200w" sizes="[^"]+" \/><img src="\/media\/960\/~our-stand-\w+\.webp" width="1200" height="800" alt="Our &quot;stand&quot;" fetchpriority="high" decoding="async" \/><\/picture><\/p>$/,
    );
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).not.toContain('elsewhere');
    expect(Object.keys(content.pictures)).toEqual([]);
    expect(Object.keys(content.pagePictures)).toEqual(['our-stand']);
    expect(faults).toEqual([
      'pages/fair.en.md:7: expected a picture of this folder: ![what it shows](pictures/NAME.jpg)',
      'pages/fair.en.md:9: expected a picture of this folder: ![what it shows](pictures/NAME.jpg)',
      'pages/fair.en.md:10: expected what the picture shows: ![…](pictures/our-stand)',
      'pictures/unused.jpg:: expected the name of a picture of the site, or one that an entry or a page names',
    ]);
  });

  it('may be as deep or as odd as it likes: it is read in no time, and cut', async () => {
    const deep = Array.from({ length: 1_000 }, (_, depth) => `${'  '.repeat(Math.min(depth, 100))}- x`);
    await writePage(
      `${deep.join('\n')}\n\n${'>'.repeat(5_000)} y\n\n${'['.repeat(20_000)}\n\n${'*a_'.repeat(10_000)}`,
    );
    const start = performance.now();
    const { html } = await read();
    expect(performance.now() - start).toBeLessThan(2_000);
    expect((html.match(/<ul>/g) ?? []).length).toBeLessThan(1_000);
    expect(html.match(/<ul>/g)).toHaveLength((html.match(/<\/ul>/g) ?? []).length);
  });
});

describe('the pages of the folder', () => {
  it('are made once, and anew when they or pictures were saved', async () => {
    await writePage('Hall 4.');
    await writePage('Hall 5.', 'pages/other.en.md', 'Another fair');
    const [fair, other] = (await read()).content.pages;
    await writePage('Hall 6.', 'pages/other.en.md', 'Another fair');
    const [again, changed] = (await read()).content.pages;
    expect(again).toBe(fair);
    expect([other?.html, changed?.html]).toEqual(['<p>Hall 5.</p>', '<p>Hall 6.</p>']);
    await writePage('![Our stand](pictures/stand.png)');
    expect((await read()).faults).toHaveLength(1);
    await write('pictures/stand.png', await aPicture({ width: 20, height: 10, format: 'png' }));
    expect((await read()).faults).toEqual([]);
  });

  it.each([
    'care/enamel',
    'care',
    'about-calidora',
    'product/an100',
    'product-category/cookers',
    'dealers/rossi',
    'support/x',
    'api/texts',
    'media/x',
    'healthz',
    'shop',
    'prodotto/an100',
    'it',
    'collections/collections-hobs/country-hobs',
  ])('may not take the address %s, which is the site’s', async (address) => {
    await writePage('x', `pages/${address}.en.md`);
    const { paths, faults } = await read();
    expect(paths).toEqual([]);
    expect(faults).toEqual([
      `pages/${address}.en.md:: expected an address that the site has not itself: /${address}`,
    ]);
  });

  it.each(['Fair.en.md', 'a b.en.md', 'fair.fr.md', 'fair.md', 'a/b/c/d.en.md', '-.en.md', 'fiera-è.it.md'])(
    'may not be called %s',
    async (name) => {
      await writePage('x', `pages/${name}`);
      const { paths, faults } = await read();
      expect(paths).toEqual([]);
      expect(faults).toEqual([expect.stringContaining(`pages/${name}:: expected a name such as pages/`)]);
    },
  );

  it.each([
    ['nothing above it', 'Words', /:1: expected to begin with a title and a description/],
    ['an end missing', '---\ntitle: x\n\nWords', /:1: expected to begin/],
    ['no title', '---\ndescription: x\n---\n', /:1: title: expected a text of 1 to 70 characters/],
    [
      'a title that is too long',
      `---\ndescription: x\ntitle: ${'x'.repeat(71)}\n---\n`,
      /:3: title: expected/,
    ],
    [
      'an empty description',
      '---\ntitle: x\ndescription: ""\n---\n',
      /:3: description: expected a text of 1 to 300/,
    ],
    ['more', '---\ntitle: x\ndescription: y\nlayout: z\n---\n', /:4: layout: expected nothing but title and/],
    ['broken YAML', '---\ntitle: "x\ndescription: y\n---\n', /:\d: expected YAML: /],
    [
      'two titles',
      '---\ntitle: x\ntitle: z\ndescription: y\n---\n',
      /:3: expected YAML: Map keys must be unique/,
    ],
    [
      'a program in it',
      '---\ntitle: !!js/function x\ndescription: y\n---\n',
      /:2: expected YAML: Unresolved tag/,
    ],
    ['a list', '---\n- x\n---\n', /:1: title: expected/],
    ['brackets', `---\n${'['.repeat(3_000)}\n---\n`, /expected/],
    ['a book', `---\n${'#\n'.repeat(3_000)}---\n`, /expected at most 4000 characters between/],
    ['another encoding', Buffer.from([0x2d, 0x2d, 0x2d, 0xe8]), /:: expected text in UTF-8/],
    ['300 KB', 'x'.repeat(300 * 1024), /:: expected at most 256 KB; it has 300/],
  ])('stay as they were when one becomes one with %s', async (_what, text, fault) => {
    await writePage('Words');
    const { content: before } = await read();
    await write('pages/fair.en.md', text);
    const { content, faults } = await read(before);
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(content.pages).toEqual(before.pages);
  });

  it('may say whatever is a text: a year, a colon in quotation marks, lines that go on', async () => {
    await write(
      'pages/fair.en.md',
      '\uFEFF---\r\ntitle: 2027\r\ndescription: >\r\n  One:\r\n  two\r\n---\r\nWords',
    );
    const { content, faults } = await read();
    expect(faults).toEqual([]);
    expect(content.pages).toMatchObject([{ title: '2027', description: 'One: two', html: '<p>Words</p>' }]);
  });

  it('have titles that differ in each language', async () => {
    await writePage('x', 'pages/fair.en.md');
    await writePage('x', 'pages/fair.it.md');
    await writePage('x', 'pages/trade-fair.en.md');
    const { content, faults } = await read();
    expect(content.pages.map(({ file }) => file)).toEqual(['pages/fair.en.md', 'pages/fair.it.md']);
    expect(faults).toEqual([
      'pages/trade-fair.en.md:: title: expected a title of its own; pages/fair.en.md has it',
    ]);
  });

  it('are at most 200', async () => {
    for (let count = 0; count < 201; count++)
      await writePage('x', `pages/p-${1000 + count}.en.md`, `Page ${count}`);
    const { paths, faults } = await read();
    expect(paths).toHaveLength(200);
    expect(faults).toEqual(['pages/p-1200.en.md:: expected at most 200 pages']);
  });

  it('do not lead out of the folder', async () => {
    await mkdir(join(folder.path, 'pages'));
    await symlink('/etc/passwd', join(folder.path, 'pages/fair.en.md'));
    expect(await read()).toMatchObject({
      paths: [],
      faults: ['pages/fair.en.md:: expected a file, or a link to one in this folder'],
    });
  });

  it('are where old addresses lead to, and are none of these', async () => {
    await writePage('x', 'pages/fair.en.md');
    await writePage('x', 'pages/fair-2025.en.md', 'Last year’s fair');
    await write('redirects.csv', '/fiera;/fair;301\n/fair-2025;/fair;301');
    const { paths, faults } = await read();
    expect(paths).toEqual(['/fair']);
    expect(faults).toEqual([
      'pages/fair-2025.en.md:: expected an address that line 2 of redirects.csv does not lead on',
    ]);
  });
});
