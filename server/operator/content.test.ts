import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aPicture } from '../testing/a-picture.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { runOperatorCommand } from '../testing/run-operator-command.ts';

const folder = contentFolder();

const run = (words: string[], environment: Record<string, string> = { CONTENT_DIR: folder.path }) =>
  runOperatorCommand('content', words, environment);

it('lists every text as it stands now, for a copywriter', async () => {
  await folder.write('texts/it.json', { screens: { home: { hero: { title: 'A tavola' } } } });
  const { stdout } = await run(['list']);
  const texts = JSON.parse(stdout) as { key: string; texts: object }[];
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts).toContainEqual({
    key: 'screens.home.hero.title',
    texts: { en: 'The kitchen has a centre again', it: 'A tavola' },
  });
  expect(texts.find(({ key }) => key === 'pictures.home-hero')?.texts).toHaveProperty('it');
  const table = await run(['list', '--csv']);
  expect(table.stdout).toContain('"screens.home.hero.title","The kitchen has a centre again","A tavola"\r\n');
});

it('lists what own entries, pages and pictures say, each language by its side', async () => {
  const inBoth = (say: (of: string) => object) => ({ en: say('English'), it: say('Italian') });
  await folder.write('pictures/showroom.jpg', await aPicture({ width: 80, height: 60 }));
  await folder.write('pictures/showroom.json', { alt: { en: 'Our hall', it: 'La sala' } });
  const slide = { text: 'Come.', link: '/dealers', action: 'Go', picture: 'showroom' };
  await folder.write('news.json', [
    { ...slide, language: 'it', title: 'Porte aperte' },
    { ...slide, language: 'en', title: 'Open house' },
  ]);
  await folder.write('timeline.json', [
    { year: '1979', ...inBoth((of) => ({ title: `${of} title`, text: `${of} text` })) },
  ]);
  await folder.write('collections.json', [
    { line: 'antique', name: 'Antica', text: { en: 'Old.', it: 'Antico.' } },
  ]);
  const page = '---\ntitle: The fair\ndescription: Where.\n---\n## Stand 12\n\nCome *and* see.';
  await folder.write('pages/events/fair.en.md', page);
  const listed = JSON.parse((await run(['list'])).stdout) as { key: string; texts: object }[];
  expect(
    listed.filter(({ key }) => /^(?:news|timeline|collections|pages|pictures\.showroom)/.test(key)),
  ).toEqual([
    { key: 'pictures.showroom', texts: { en: 'Our hall', it: 'La sala' } },
    ...[
      ['news.2.title', 'Open house', ''],
      ['news.2.text', 'Come.', ''],
      ['news.2.action', 'Go', ''],
      ['timeline.1.year', '1979', '1979'],
      ['timeline.1.title', 'English title', 'Italian title'],
      ['timeline.1.text', 'English text', 'Italian text'],
      ['collections.antique.name', 'Antica', 'Antica'],
      ['collections.antique.text', 'Old.', 'Antico.'],
      ['pages.events/fair.title', 'The fair', ''],
      ['pages.events/fair.description', 'Where.', ''],
      ['pages.events/fair.text', 'Stand 12 Come and see.', ''],
      ['news.1.title', '', 'Porte aperte'],
      ['news.1.text', '', 'Come.'],
      ['news.1.action', '', 'Go'],
    ].map(([key, en, it]) => ({ key, texts: { en, it } })),
  ]);
});

it('ends with 1 and names file and line where something is left out', async () => {
  expect(await run(['check'])).toMatchObject({ code: 0, stdout: expect.stringContaining('0 left out') });
  await folder.write('texts/en.json', '{\n  "titel": "x"\n}');
  expect(await run(['check'])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('texts/en.json:2: titel: there is no such text\n'),
  });
});

it('writes the built-in texts to start from, which change nothing, and never over what is there', async () => {
  const written = await run(['export', join(folder.path, 'start')], {});
  expect(written.code).toBe(0);
  const english = JSON.parse(await readFile(join(folder.path, 'start/texts/en.json'), 'utf8'));
  expect(english.screens.home.hero.title).toBe('The kitchen has a centre again');
  expect(await run(['check'], { CONTENT_DIR: join(folder.path, 'start') })).toMatchObject({ code: 0 });
  expect(await run(['export', join(folder.path, 'start')], {})).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('EEXIST'),
  });
});

it.each([
  [['check'], {}, 'CONTENT_DIR is not set'],
  [['check'], { CONTENT_DIR: '/nowhere' }, 'cannot be read (ENOENT)'],
  [['rename'], {}, 'npm run content -- list'],
  [['export'], {}, 'npm run content -- list'],
])('says in one plain message what is wrong with %j in %j', async (words, environment, says) => {
  const { code, stderr } = await run(words, environment);
  expect(code).toBe(1);
  expect(stderr).toContain(says);
  expect(stderr).not.toContain('    at ');
});
