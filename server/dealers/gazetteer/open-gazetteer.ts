import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { foldName } from './fold-name.ts';
import { placeNameIn } from './place-names.ts';

/** The largest place first; `write-places.ts` says what it is made from. */
export const placesFile = fileURLToPath(new URL('places.tsv', import.meta.url));

/** How many places a text may mean. */
const mostPlaces = 6;
/** What begins with fewer characters is found by its whole name only. */
const leastBeginning = 3;

interface Place {
  name: string;
  /** Letters of an Italian province, such as `BO`. */
  province: string | null;
  /** ISO 3166-1 code, such as `IT`. */
  country: string;
  latitude: number;
  longitude: number;
}

/** Places of the world by their names in many languages, and Italy's by postcode too. */
export interface Gazetteer {
  /** The places that a text may mean, the most likely first, as they are called in a language. */
  find(text: string, language: Language): Place[];
  /** Whether a text is the whole name of a place, or that and its country or Italian province, or a postcode. */
  isName(text: string): boolean;
  /** The code of the country that a text is the name of. */
  countryOf(text: string): string | undefined;
}

const isPostcode = (word: string) => /^\d{5}$/.test(word);

let opening: Promise<Gazetteer> | undefined;

/** Reads the places when they are first asked for: some 10 MB in memory. */
export function openGazetteer(): Promise<Gazetteer> {
  opening ??= readPlaces();
  return opening;
}

async function readPlaces(): Promise<Gazetteer> {
  const rows = (await readFile(placesFile, 'utf8')).trimEnd().split('\n');
  const names: { key: string; row: number }[] = [];
  for (const [row, line] of rows.entries()) {
    const [country = '', , name = '', others = '', , , postcodes = ''] = line.split('\t');
    const shown = languages.map((language) => placeNameIn(language, country, name));
    const keys = [name, ...shown, ...others.split(';')].map(foldName).concat(postcodes.split(','));
    for (const key of new Set(keys)) if (key !== '') names.push({ key, row });
  }
  // By code units, as `<` compares; of one name the largest place first.
  names.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.row - other.row));
  const keys = names.map(({ key }) => key);
  const rowOf = Uint32Array.from(names, ({ row }) => row);

  /** Index of the first name that is not before a text. */
  function firstFrom(text: string): number {
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function rowsOf(key: string, isMeant: (name: string) => boolean): number[] {
    const found: number[] = [];
    for (let index = firstFrom(key); index < keys.length && isMeant(keys[index] as string); index++) {
      found.push(rowOf[index] as number);
    }
    return found.toSorted((one, other) => one - other);
  }

  const named = (key: string) => rowsOf(key, (name) => name === key);
  const begunBy = (key: string) =>
    key.length < leastBeginning ? [] : rowsOf(key, (name) => name.startsWith(key));

  const countries = countryCodes(new Set(rows.map((line) => line.slice(0, 2))));

  /** Whether a place lies in a country or an Italian province. */
  function liesIn(row: number, behind: string): boolean {
    const [country, province] = (rows[row] as string).split('\t', 2);
    return country === countries.get(behind) || province === behind.toUpperCase();
  }

  /** What a name may mean: first what lies in the country or the Italian province that is said behind it. */
  function search(words: string[]): number[] {
    const key = words.join(' ');
    let found = [...named(key), ...rowsOf(`${key} `, (name) => name.startsWith(`${key} `))];
    if (found.length === 0) found = begunBy(key);
    let length = words.length;
    while (found.length === 0 && length > 1) found = named(words.slice(0, --length).join(' '));
    const behind = words.slice(length).join(' ');
    const there = behind === '' ? [] : found.filter((row) => liesIn(row, behind));
    return [...there, ...found];
  }

  return {
    find(text, language) {
      // "D-80331": the letter is the country's, as it stands on letters.
      const words = foldName(text.replace(/(?<![\p{L}\d])[A-Z]{1,2}-(?=\d)/giu, '')).split(' ');
      const written = words.filter((word) => !/\d/.test(word));
      const found = written.length > 0 ? search(written) : [];
      const ofCode = words.filter(isPostcode).flatMap(named);
      // Other countries' postcodes look like Italy's: the name beside one says more.
      const agreed = ofCode.filter((row) => found.length === 0 || found.includes(row));
      const meant = [...new Set([...agreed, ...found])].slice(0, mostPlaces);
      return meant.map((row) => readPlace(rows[row] as string, language));
    },
    countryOf(text) {
      const name = foldName(text);
      const code = countries.get(name);
      // "It" and "us" are words.
      return name === code?.toLowerCase() ? undefined : code;
    },
    isName(text) {
      const typed = foldName(text).split(' ');
      const written = typed.filter((word) => !isPostcode(word));
      const words = written.length > 0 ? written : typed;
      return words.some((_word, at) => {
        const behind = words.slice(at + 1).join(' ');
        const found = named(words.slice(0, at + 1).join(' '));
        return found.some((row) => behind === '' || liesIn(row, behind));
      });
    },
  };
}

/** Languages in which visitors may name a country. */
const namedIn = ['en', 'it', 'de', 'fr', 'es'];
/** What `Intl` does not say. */
const otherNames = { usa: 'US', uk: 'GB', england: 'GB', scotland: 'GB', inghilterra: 'GB', scozia: 'GB' };

/** Codes of these countries by their folded names. */
function countryCodes(codes: ReadonlySet<string>): ReadonlyMap<string, string> {
  const names = namedIn.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return new Map([
    ...[...codes].flatMap((code) =>
      [code, ...names.map((each) => each.of(code) ?? code)].map((name) => [foldName(name), code] as const),
    ),
    ...Object.entries(otherNames),
  ]);
}

function readPlace(line: string, language: Language): Place {
  const [country = '', province = '', name = '', , latitude, longitude] = line.split('\t');
  return {
    name: placeNameIn(language, country, name),
    province: province || null,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}
