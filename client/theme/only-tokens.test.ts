import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const client = join(import.meta.dirname, '..');
const sources = globSync('{frame,screens,choices,ui,start,api,i18n}/**/*.{ts,tsx}', { cwd: client }).filter(
  (path) => !path.includes('.test.'),
);

/** Ways to write a colour or a typeface that belong into the theme alone. */
const literals = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|fontFamily:\s*['"]/gi;

describe('screens and frame', () => {
  it('are there to be checked', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it.each([...sources, 'theme/tokens.ts'])(
    'measure nothing by a letter, which moves when its font comes: %s',
    (path) => {
      expect(readFileSync(join(client, path), 'utf8').match(/\d(?:ch|ex)\b['"]/g) ?? []).toEqual([]);
    },
  );

  it.each(sources)('take every colour and typeface from the theme: %s', (path) => {
    const found = readFileSync(join(client, path), 'utf8').match(literals) ?? [];
    expect(found).toEqual([]);
  });
});
