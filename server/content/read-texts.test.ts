import { expect, it } from 'vitest';
import { jsonWithLines } from './json-with-lines.ts';
import { readTexts } from './read-texts.ts';

const builtIn = {
  title: 'Ovens since {{year}}',
  mail: 'Write to <mail>{{email}}</mail>, <keep>{{brand}}</keep>',
  steps: ['Open', 'Close'],
  law: 'See $t(title)',
  found_one: 'One oven',
  found_other: '{{count}} ovens',
  group: { plain: 'Close' },
  screens: { home: { hero: 'Welcome' } },
};

const read = (own: unknown) => {
  const { texts, faults } = readTexts(jsonWithLines(JSON.stringify(own)), builtIn);
  return { texts, faults: faults.map(({ says }) => says) };
};

it.each([
  [{ title: 'Made since {{year}}' }, { texts: { title: 'Made since {{year}}' } }],
  [{ found_one: '{{count}} oven' }, { texts: { found_one: '{{count}} oven' } }],
  [{ found_other: 'Many ovens' }, { texts: { found_other: 'Many ovens' } }],
  [{ mail: '<keep>{{brand}}</keep>: {{email}}' }, { texts: { mail: '<keep>{{brand}}</keep>: {{email}}' } }],
  [{ group: { plain: 'a < b\nand so on' } }, { texts: { group: { plain: 'a < b\nand so on' } } }],
  [{ screens: { home: { hero: 'Good day' } } }, { home: { hero: 'Good day' } }],
  [{ steps: ['Pull', 'Close'] }, { texts: { steps: ['Pull', 'Close'] } }],
  [{ law: '$t(title) says it' }, { texts: { law: '$t(title) says it' } }],
  // What the site says already.
  [builtIn, {}],
])('takes %j', (own, texts) => {
  expect(read(own)).toEqual({ texts, faults: [] });
});

it.each([
  [{ titel: 'x' }, 'titel: there is no such text'],
  [{ toString: 'x' }, 'toString: there is no such text'],
  [JSON.parse('{ "__proto__": { "hero": "x" } }'), '__proto__: there is no such text'],
  [{ screens: { garden: {} } }, 'screens.garden: there is no such text'],
  [{ found_few: 'x' }, 'found_few: there is no such text'],
  [{ group: 'x' }, 'group: expected texts by their key: { … }'],
  [{ title: { text: 'x' } }, 'title: expected a text in quotation marks'],
  [{ steps: ['Open'] }, 'steps: expected a list of 2 texts: [ … ]'],
  [{ steps: ['Open', ''] }, 'steps: expected a text; it is empty'],
  [{ title: 7 }, 'title: expected a text in quotation marks'],
  [{ group: { plain: ' ' } }, 'group.plain: expected a text; it is empty'],
  [{ group: { plain: 'x'.repeat(5_001) } }, 'group.plain: expected at most 5000 characters'],
  [{ group: { plain: 'a\u0007' } }, 'group.plain: expected no control characters'],
  [{ title: 'Ovens' }, 'title: expected {{year}} somewhere in it'],
  [{ title: '{{year}} {{brand}}' }, 'title: expected no {{brand}}; what it may hold: {{year}}'],
  [{ group: { plain: '{{x}}' } }, 'group.plain: expected no {{x}}; what it may hold: none'],
  [{ group: { plain: 'since {{ year' } }, 'group.plain: expected {{name}} for what is put in, and no $t(…)'],
  [{ group: { plain: '$t(title)' } }, 'group.plain: expected {{name}} for what is put in, and no $t(…)'],
  [
    { group: { plain: 'in <b>bold</b>' } },
    'group.plain: expected no <b>; it would be shown as it is written',
  ],
  [{ mail: '<mail>{{email}} {{brand}}' }, 'mail: expected </mail> after <mail>'],
  [{ mail: '{{email}} {{brand}}</mail>' }, 'mail: expected <mail> before </mail>'],
])('leaves out %j', (own, says) => {
  expect(read(own)).toEqual({ texts: {}, faults: [says] });
});
