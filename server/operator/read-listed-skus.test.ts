import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { demoRecallsFile } from '../demo/demo-folders.ts';
import { readListedSkus } from './read-listed-skus.ts';

async function writeDealers(...dealers: object[]) {
  const folder = await mkdtemp(join(tmpdir(), 'listed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'dealers.json');
  await writeFile(file, JSON.stringify(dealers));
  return file;
}

it('are those of recalls and those that dealers show, whose collections are none', async () => {
  const dealersFile = await writeDealers({
    id: 'rossi',
    name: 'Rossi',
    address: 'Via Emilia 1',
    place: 'Bologna',
    country: 'IT',
    kinds: ['showroom'],
    display: ['antique', 'Enzo_Titan', 'AN100-BU'],
  });
  expect(await readListedSkus({ recallsFile: demoRecallsFile, dealersFile })).toEqual([
    { sku: 'LDF60S-BU', where: 'recall example-door-glass' },
    { sku: 'AN100-BU', where: 'dealer rossi' },
  ]);
  expect(await readListedSkus({ recallsFile: null, dealersFile: null })).toEqual([]);
});

it('of a list that is wrong are said to be missing, and leave the rest of the report alone', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  const recallsFile = await writeDealers({});
  expect(await readListedSkus({ recallsFile, dealersFile: null })).toEqual([]);
  expect(said.mock.calls.join()).toMatch(
    /^RECALLS_FILE: The list of recalls is not valid[\s\S]*The report is without it\.$/m,
  );
});
