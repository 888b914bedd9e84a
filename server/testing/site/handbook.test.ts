import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { categories } from '@kitchen/shared/categories.ts';
import { facetOptions } from '@kitchen/shared/facets.ts';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readMeasures } from '../../catalogue/read-measures.ts';
import { environmentSchema } from '../../config/environment-schema.ts';
import { openQueue } from '../../enquiries/enquiries.ts';
import { runCommand } from '../../operator/enquiries-command/run-command.ts';
import { storeFailureKinds } from '../../store/store-failure.ts';
import { storeProductFields, storeProductSchema } from '../../store/store-product.ts';
import { metaKeys, toProductRecord } from '../../store/to-product-record.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Variables of Node, its allocator and Compose, not of the site. */
const othersVariables = ['NODE_EXTRA_CA_CERTS', 'MALLOC_ARENA_MAX', 'REDIS_PASSWORD'];

const pages = [
  'README.md',
  'docs/catalogue-data.md',
  'docs/operations.md',
  'docs/operations/README.md',
  'docs/scaling.md',
  'docs/security.md',
];

describe('docs/catalogue-data.md', () => {
  const text = read('docs/catalogue-data.md');
  const [tables = '', entry = ''] = text.split('## An entry');

  it('names every meta key and every field that is read of the store', () => {
    const named = new Set([...tables.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect([...metaKeys, ...storeProductFields.split(',')].filter((name) => !named.has(name))).toEqual([]);
  });

  it('calls those ways of installing a filter that are one', () => {
    const [, modes = ''] = /^\| `installation_mode` \| (.*?): a filter/m.exec(tables) ?? [];
    expect([...modes.matchAll(/`(\w+)`/g)].map(([, mode]) => mode)).toEqual(facetOptions.installation_mode);
  });

  it('has an example that the site reads without loss', () => {
    const [, json = ''] = /```json\n([^`]+)```/.exec(entry) ?? [];
    const record = toProductRecord(storeProductSchema.parse(JSON.parse(json)), {
      categoryOf: ({ slug }) => categories.find((category) => category === slug),
      homeUrl: 'https://shop.example.com',
    });
    expect(record).toMatchObject({ gtin: expect.any(String), modifiedOn: '2026-10-02', language: 'english' });
    expect(Object.keys(record?.meta ?? {})).toHaveLength(10);
    expect(readMeasures(record?.meta.overall_dimensions ?? '')).not.toBeNull();
  });
});

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('links to what there is', () => {
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
      expect({ target, isThere: existsSync(join(root, dirname(page), target)) }).toEqual({
        target,
        isThere: true,
      });
    }
  });

  it('names variables and commands that there are', () => {
    const known = [...Object.keys(environmentSchema.shape), ...othersVariables];
    for (const [, name = ''] of text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g))
      expect(known).toContain(name);
    for (const [, name] of text.matchAll(/\bnpm run ([a-z-]+)/g))
      expect(Object.keys(scripts)).toContain(name);
    for (const [path] of text.matchAll(/\bserver\/[\w/-]+\.ts\b/g)) {
      expect({ path, isThere: existsSync(join(root, path)) }).toEqual({ path, isThere: true });
    }
  });
});

it('starts Node by npm start as the image does, so that it takes no more memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'node'), '#!/bin/sh\nenv\necho "node $*"\n', { mode: 0o755 });
  const dockerfile = read('Dockerfile');
  const cmd = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]';
  const [, command = ''] = (scripts.start ?? '').split('npm run build && ');
  const said = execFileSync('sh', ['-c', command], {
    encoding: 'utf8',
    env: { PATH: `${folder}:/usr/bin:/bin` },
  }).split('\n');
  const limits = [...dockerfile.matchAll(/\b(?:NODE_ENV|MALLOC_\w+)=\w+/g)].map(([setting]) => setting);
  expect(limits).toHaveLength(3);
  expect(said).toEqual(expect.arrayContaining([...limits, JSON.parse(cmd).join(' ')]));
});

it('tells of commands for enquiries as they are understood', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'handbook-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const queue = openQueue(dataDir, null, pino({ level: 'silent' }));
  onTestFinished(() => queue.close());
  const texts = [...pages, 'docs/operations/alerts.yml'].map(read).join('\n');
  const told = [...texts.matchAll(/npm run enquiries(?: --silent)? -- ((?:--?)?[\w-]+(?: [\w-]+)*)/g)];
  expect(told.length).toBeGreaterThan(5);
  for (const [command, words = ''] of told) {
    const done = runCommand(words.split(' '), queue, () => undefined);
    const refused = await done.then(() => '', String);
    expect({ command, refused }).toEqual({ command, refused: expect.not.stringContaining('Usage:') });
  }
});

it('tells what to do about every alert, and names failures of the store as the log does', () => {
  const text = read('docs/operations.md');
  const alerts = [...read('docs/operations/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(5);
  for (const name of alerts) expect(text).toContain(`\`${name}\``);
  const row = text.split('\n').find((line) => line.includes('(all 401 of the store)')) ?? '';
  const kinds = [...row.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name]) => name);
  expect(kinds.length).toBeGreaterThan(3);
  for (const kind of kinds.filter((name) => name !== 'check-config'))
    expect(storeFailureKinds).toContain(kind);
});
