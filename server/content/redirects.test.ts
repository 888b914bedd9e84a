import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRedirects } from './read-redirects.ts';
import { indexRedirects } from './redirects.ts';

const publicUrl = 'https://www.maker.example';
const pages = new Set(['/', '/about', '/contacts', '/news', '/product/MX90-PT', '/collections']);

async function read(...lines: string[]) {
  const isPage = (path: string) => pages.has(path);
  const { rules, faults, notes } = await readRedirects(lines.join('\n'), { publicUrl, isPage });
  const told = (remarks: typeof faults) => remarks.map(({ line, says }) => `${line}: ${says}`);
  return { redirects: indexRedirects(rules), faults: told(faults), notes: told(notes) };
}

/** Where a list leads; `410`, or nothing. */
async function lead(lines: string[], address: string): Promise<string | number | undefined> {
  const redirect = (await read(...lines)).redirects.find(address);
  return redirect?.status === 301 ? redirect.to : redirect?.status;
}

const byLine = (one: string, other: string) => Number.parseInt(one, 10) - Number.parseInt(other, 10);

describe('a list of redirects', () => {
  it.each([
    ['/old,/about,301', '/old', '/about'],
    ['/old,/about', '/old', '/about'],
    ['/old;/about;301', '/old', '/about'],
    ['/old\t/about\t301', '/old', '/about'],
    ['"/old","/about","301"', '/old', '/about'],
    ['"/a,b",/about,301', '/a,b', '/about'],
    ['/gone,,410', '/gone', 410],
    ['/old,/about,301', '/other', undefined],
    // Whole addresses of this site, however its name is written.
    ['http://maker.example/old,https://www.maker.example/about,301', '/old', '/about'],
    ['/old,https://shop.maker.example/x,301', '/old', 'https://shop.maker.example/x'],
    // In the spelling of this site.
    ['/old,/About/,301', '/old', '/about'],
    ['/old,/product/MX90-PT?lng=it#drawing,301', '/old', '/product/MX90-PT?lng=it#drawing'],
  ])('%s leads %s to %s', async (line, address, to) => {
    expect(await lead([line], address)).toBe(to);
  });

  it.each(['/Caffè-Öl/', '/caff%C3%A8-%c3%b6l', '/CAFF%c3%88-%C3%96L//', '//caffè-öl?utm_source=letter'])(
    'knows an address in any spelling: %s',
    async (address) => {
      expect(await lead(['/caffè-öl,/about,301'], address)).toMatch(/^\/about/);
      expect(await lead(['/Caff%C3%A8-%C3%B6l/,/about,301'], address)).toMatch(/^\/about/);
    },
  );

  it('takes what else was asked along, within this site', async () => {
    expect(await lead(['/old,/about?lng=it,301'], '/old?utm_source=a&lng=en')).toBe(
      '/about?lng=it&utm_source=a',
    );
    expect(await lead(['/old,https://shop.maker.example/,301'], '/old?a=1')).toBe(
      'https://shop.maker.example/',
    );
  });

  it('tells addresses apart by what their query has to say', async () => {
    const lines = ['/?page_id=12,/about,301', '/?page_id=12&lang=it,/contacts,301', '/?page_id=13,,410'];
    expect(await lead(lines, '/?page_id=12')).toBe('/about');
    expect(await lead(lines, '/?utm_source=a&page_id=12')).toBe('/about?utm_source=a');
    expect(await lead(lines, '/?lang=it&page_id=12')).toBe('/contacts');
    expect(await lead(lines, '/?page_id=13')).toBe(410);
    for (const address of ['/', '/?page_id=1', '/?page_id=', '/?page=12'])
      expect(await lead(lines, address)).toBeUndefined();
  });

  it('leads what begins alike, the longest beginning first, and whole addresses before any', async () => {
    const lines = [
      '/blog/*,/news,301',
      '/blog/2019/*,,410',
      '/blog/2019/fair,/contacts,301',
      '/sale*,/about,301',
    ];
    expect(await lead(lines, '/blog/a/b')).toBe('/news');
    expect(await lead(lines, '/Blog/')).toBe('/news');
    expect(await lead(lines, '/blog/2019/x')).toBe(410);
    expect(await lead(lines, '/blog/2019/fair/')).toBe('/contacts');
    expect(await lead(lines, '/sales/x')).toBe('/about');
    expect(await lead(lines, '/blogs')).toBeUndefined();
  });

  it('takes over what follows the beginning', async () => {
    const lines = [
      '/shop-item/*,/product/*,301',
      '/old*,/*,301',
      '/away/*,https://shop.maker.example/a/*,301',
    ];
    expect(await lead(lines, '/Shop-Item/MX90-PT/')).toBe('/product/MX90-PT');
    expect(await lead(lines, '/shop-item/A%2fB')).toBe('/product/A%2FB');
    expect(await lead(lines, '/oldnews/')).toBe('/news');
    expect(await lead(lines, '/away/x/y?z=1')).toBe('https://shop.maker.example/a/x/y');
  });

  it('leads to the end of a chain in one step, and names it', async () => {
    const lines = [
      '/a,/b,301',
      '/b,/c,301',
      '/c,/about,301',
      '/d/*,/e/*,301',
      '/e/*,/product/*,301',
      '/f,/g,301',
      '/g,,410',
    ];
    expect(await lead(lines, '/a?x=1')).toBe('/about?x=1');
    expect(await lead(lines, '/d/MX90-PT')).toBe('/product/MX90-PT');
    expect(await lead(lines, '/f')).toBe(410);
    const says = (by: string) => `leads on by the lines ${by}: visitors go to the end in one step`;
    expect((await read(...lines)).notes).toEqual([
      `1: ${says('2, 3')}`,
      `2: ${says('3')}`,
      `4: ${says('5')}`,
      `6: ${says('7')}`,
    ]);
  });

  it('leaves out what leads round, by whatever ways, and keeps the rest', async () => {
    const lines = [
      '/a,/b,301',
      '/b,/a,301',
      '/into,/a,301',
      '/self,/SELF/,301',
      '/x/*,/x/y/*,301',
      '/ok,/about,301',
    ];
    const { redirects, faults } = await read(...lines);
    const round = 'expected it to lead somewhere; it leads round';
    expect(faults).toEqual([
      `1: ${round} (lines 1, 2)`,
      `2: ${round} (lines 2, 1)`,
      `3: ${round} (lines 3, 1, 2)`,
      `4: ${round} (lines 4)`,
      `5: ${round} (lines 5)`,
    ]);
    expect(redirects.size).toBe(1);
    expect(redirects.find('/ok')).toEqual({ status: 301, to: '/about' });
    expect(redirects.find('/a')).toBeUndefined();
  });

  it('names each line that is wrong, with its number, and keeps the others', async () => {
    const own = 'expected a new address of this site, or a whole one that begins with https://';
    const old = 'expected an old address of this site, which begins with a slash';
    const printable = (which: string) => `expected ${which} address of at most 2000 printable characters`;
    const lines: [string, string | null][] = [
      ['Old address,New address,Status', null],
      ['/ok,/about,301', null],
      ['', null],
      ['/ok/,/contacts,301', 'expected another old address than line 2 has'],
      ['/found,/about,302', 'expected the status 301 or 410'],
      ['/text,/about,moved', 'expected the status 301 or 410'],
      ['/nothing,,301', 'expected a new address, or the status 410'],
      ['/both,/about,410', 'expected no new address with the status 410'],
      ['/nowhere,/no-such-page,301', 'expected a new address at which this site has a page'],
      ['relative,/about,301', old],
      ['https://other.example/old,/about,301', old],
      ['//other.example/old,/about,301', old],
      ['/\\other.example/old,/about,301', old],
      ['/api/products,/about,301', 'expected none that the site itself answers'],
      ['/a*b,/about,301', 'expected a * at the end of the path only'],
      ['/a*?x=1,/about,301', 'expected a * at the end of the path only'],
      ['/a?x=*,/about,301', 'expected a * at the end of the path only'],
      ['/a/*,/news?x=*,301', 'expected a * at the end of the path only'],
      ['/star,/news/*,301', 'expected a * in the new address only if the old one has it'],
      ['/http,http://other.example/,301', own],
      ['/js,javascript:alert(1),301', own],
      ['/data,"data:text/html,x",301', own],
      ['/slashes,//evil.example,301', own],
      ['/backslash,/\\evil.example,301', own],
      ['/user,https://maker.example@evil.example/,301', own],
      ['/odd,https:/evil.example,301', own],
      ['/host*,https://maker.example*,301', own],
      ['/host2*,https://other.example?*,301', own],
      ['/tab,/\u0001/evil.example,301', printable('a new')],
      ['/li\u2028ne,/about,301', printable('an old')],
      ['/\uFFFD,/about,301', printable('an old')],
      [`/${'x'.repeat(2_000)},/about,301`, printable('an old')],
      ['"/quote,/about,301', 'expected quotation marks around whole cells'],
      ['/after,/about,301', null],
    ];
    expect((await read(...lines.map(([line]) => line))).faults.toSorted(byLine)).toEqual(
      lines.flatMap(([, says], index) => (says === null ? [] : `${index + 1}: ${says}`)),
    );
    const { redirects } = await read(...lines.map(([line]) => line));
    expect(redirects.size).toBe(2);
    expect(redirects.find('/after')).toEqual({ status: 301, to: '/about' });
  });

  it('gives a line its place again where one with the same address before is wrong', async () => {
    expect(await lead(['/old,/about,302', '/old,/contacts,301'], '/old')).toBe('/contacts');
  });

  it('says which other sites it leads to', async () => {
    const { notes } = await read(
      '/a,https://shop.maker.example/,301',
      '/b,https://shop.maker.example/b,301',
      '/c,/about,301',
    );
    expect(notes).toEqual(['1: leads to another site, shop.maker.example, as 1 more lines do']);
  });

  it('reads twenty thousand lines and no more', async () => {
    const lines = Array.from({ length: 20_001 }, (_, index) => `/old-${index},/about,301`);
    const { redirects, faults } = await read('old,new,status', ...lines);
    expect(redirects.size).toBe(20_000);
    expect(faults).toEqual(['20002: expected at most 20000 lines; this and all that follow are not read']);
    expect(redirects.find('/old-19999')).toEqual({ status: 301, to: '/about' });
  });

  it('never leads elsewhere, nor into another header, whatever follows a beginning', async () => {
    const { redirects } = await read('/a*,/*,301', '/b/*,/*,301', '/c*,https://shop.maker.example/*,301');
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            '/',
            '\\',
            '//',
            '@',
            '.',
            '..',
            ':',
            '%2f',
            '%5c',
            '%0d%0a',
            '%09',
            '%2e',
            'evil.example',
            '?',
            '#',
            '*',
            '\u0130',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom('/a', '/b/', '/c'), hostile, (beginning, rest) => {
        const redirect = redirects.find(beginning + rest);
        if (redirect?.status !== 301) return;
        expect(redirect.to).toMatch(/^(?:https:\/\/shop\.maker\.example\/|\/(?![/\\]))[\x21-\x7e]*$/);
        const { origin } = new URL(redirect.to, publicUrl);
        expect([publicUrl, 'https://shop.maker.example']).toContain(origin);
      }),
      { numRuns: 2_000 },
    );
  });
});
