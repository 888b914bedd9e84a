import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EntryListError } from '../lib/entry-list.ts';
import { aRecallEntry } from '../testing/a-recall-entry.ts';
import { findForbiddenWords } from './forbidden-words.ts';
import { readRecalls } from './read-recalls.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recalls-'));
  await writeFile(join(folder, 'oven.jpg'), 'a picture');
  await writeFile(join(folder, 'large.jpg'), Buffer.alloc(1_000_001));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function faultsOf(content: unknown): Promise<string[]> {
  const file = join(folder, 'recalls.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  const error = await readRecalls(file).then(
    () => null,
    (fault: unknown) => fault,
  );
  if (error === null) return [];
  expect(error).toBeInstanceOf(EntryListError);
  return (error as Error).message.split('\n- ').slice(1);
}

describe('the list of recalls', () => {
  it('is read, newest first', async () => {
    const file = join(folder, 'recalls.json');
    const older = aRecallEntry({ id: 'older', date: '2025-01-01', serials: 'all' });
    await writeFile(file, `\uFEFF${JSON.stringify([older, aRecallEntry({ id: 'newer' })])}`);
    const found = await readRecalls(file);
    expect(found.map(({ id, serials }) => [id, serials])).toEqual([
      ['newer', [{ from: 'LD-2318-0001', to: 'LD-2318-0420' }]],
      ['older', null],
    ]);
  });

  it.each<[string, object, RegExp]>([
    ['no id', { id: undefined }, /^entry 1, id: expected lower-case letters/],
    ['a date that is none', { date: '2026-13-01' }, /^entry 1 \(door\), date: expected a date/],
    ['no SKU', { skus: [] }, /^entry 1 \(door\), skus: expected a list of one or more/],
    ['one language only', { hazard: { en: 'It burns.' } }, /^entry 1 \(door\), hazard, it: expected/],
    ['no word of serial numbers', { serials: undefined }, /^entry 1 \(door\), serials: expected "all"/],
    ['no serial number', { serials: [] }, /^entry 1 \(door\), serials: expected "all"/],
    [
      'a range of two forms',
      { serials: [{ from: 'LD-1', to: 'LD-20' }] },
      /^entry 1 \(door\), serials: expected two serial numbers of one form/,
    ],
    [
      'a range the wrong way round',
      { serials: [{ from: 'LD-2', to: 'LD-1' }] },
      /^entry 1 \(door\), serials: expected the lower serial number first; not LD-2 to LD-1/,
    ],
    [
      'a picture that is not there',
      { picture: { file: 'gone.jpg' } },
      /picture: expected a file that is there/,
    ],
    ['a picture outside', { picture: { file: '../oven.jpg' } }, /picture: expected a file beside the list/],
    [
      'a picture that is too large',
      { picture: { file: 'large.jpg' } },
      /picture: expected a picture of 1 MB/,
    ],
    ['no picture', { picture: { file: 'recalls.json' } }, /picture: expected a file beside the list/],
    ['what it does not know', { hazrad: 'x' }, /^entry 1 \(door\): expected no "hazrad"/],
    [
      'words that make the danger look smaller',
      { action: { en: 'As a precaution, stop using it.', it: 'Smetti di usarlo.' } },
      /^entry 1 \(door\), action, en: expected no words that make the danger look smaller, such as "precaution"/,
    ],
  ])('is refused with %s, by the name of the entry', async (_what, fields, fault) => {
    const { picture, ...entry } = { ...aRecallEntry(), ...fields } as ReturnType<typeof aRecallEntry>;
    const whole = { ...entry, picture: { ...aRecallEntry().picture, ...picture } };
    expect(await faultsOf([whole])).toEqual([expect.stringMatching(fault)]);
  });

  it('names all entries at fault', async () => {
    const faulty = [aRecallEntry({ id: 'one', skus: [] }), aRecallEntry(), aRecallEntry()];
    expect(await faultsOf(faulty)).toEqual([
      expect.stringMatching(/^entry 1 \(one\), skus/),
      'entry 3 (door), id: expected one that no other entry has',
    ]);
  });

  it.each([
    ['{', /expected JSON in recalls\.json/],
    ['{}', /expected recalls\.json to be a list/],
    ['[7]', /entry 1: expected a recall with id, date/],
  ])('is refused as %s', async (content, fault) => {
    expect(await faultsOf(content)).toEqual([expect.stringMatching(fault)]);
  });

  it('is expected where it should be', async () => {
    await expect(readRecalls(join(folder, 'nowhere.json'))).rejects.toThrow(/nowhere\.json; there is none/);
  });
});

describe('words that make a danger look smaller', () => {
  it.each([
    ['This voluntary recall', 'voluntary'],
    ['We are Voluntarily recalling', 'Voluntarily'],
    ['a precautionary measure', 'precautionary'],
    ['a discretionary recall', 'discretionary'],
    ['In rare cases the glass breaks', 'rare'],
    ['The glass rarely breaks', 'rarely'],
    ['in specific situations', 'specific situations'],
    ['There were no reported injuries', 'no reported injuries'],
    ['Richiamo volontario', 'volontario'],
    ['A titolo precauzionale', 'precauzionale'],
    ['in via cautelativa', 'cautelativa'],
    ['In rarissimi casi', 'rarissimi'],
    ['Può raramente rompersi', 'raramente'],
    ['in casi particolari', 'casi particolari'],
    ['senza incidenti', 'senza incidenti'],
    ['in particolari situazioni', 'particolari situazioni'],
    ['In situazioni particolari', 'situazioni particolari'],
    ['in certe situazioni', 'certe situazioni'],
    ['in determinate circostanze', 'determinate circostanze'],
    ['in circostanze determinate', 'circostanze determinate'],
    ['nessuna lesione', 'nessuna lesione'],
    ['Finora nessun ferito.', 'nessun ferito'],
    ['senza alcun infortunio', 'senza alcun infortunio'],
    ['Non sono stati segnalati incidenti.', 'Non sono stati segnalati incidenti'],
    ['Incidenti non sono stati segnalati.', 'Incidenti non sono stati segnalati'],
    ['Non si sono verificati infortuni.', 'Non si sono verificati infortuni'],
    ['Infortuni non si sono mai verificati.', 'Infortuni non si sono mai verificati'],
    ['Non risultano lesioni.', 'Non risultano lesioni'],
    ['Non ci sono stati feriti', 'Non ci sono stati feriti'],
    ['Non abbiamo ricevuto segnalazioni di lesioni', 'Non abbiamo ricevuto segnalazioni di lesioni'],
    ['Nessuno si è ferito.', 'Nessuno si è ferito'],
    ['Non è rimasto ferito nessuno.', 'Non è rimasto ferito nessuno'],
    ['Nobody has been injured.', 'Nobody has been injured'],
    ['So far no one was hurt.', 'no one was hurt'],
    ['It has injured nobody.', 'injured nobody'],
    ['Accidents have not been reported.', 'Accidents have not been reported'],
    ['There have not been any accidents.', 'not been any accidents'],
    ['We have no reports of injuries.', 'no reports of injuries'],
    ['No serious injuries occurred.', 'No serious injuries'],
  ])('are found in %j', (text, word) => {
    expect(findForbiddenWords(text)).toEqual([word]);
  });

  it.each([
    'Stop using the oven at once. The glass can break and cause burns.',
    'Preparare la cucina: il vetro può rompersi e ferire.',
    'Rarefied air, a library, an involuntary movement of the door.',
    'Smetti di usarlo in ogni caso; riparare non basta.',
    'Non toccare il vetro per evitare lesioni. Se le viti non sono serrate possono causare infortuni.',
    'Gli incidenti non sono da escludere: sono stati segnalati due incidenti con lesioni.',
    'Do not touch it: accidents and injuries have been reported, and somebody was hurt.',
  ])('are not found in %j', (text) => {
    expect(findForbiddenWords(text)).toEqual([]);
  });
});
