import { randomUUID } from 'node:crypto';
import { categories } from '@kitchen/shared/categories.ts';
import { enquiryApiPaths, idempotencyHeader } from '@kitchen/shared/enquiry.ts';
import { facetOptions } from '@kitchen/shared/facets.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths, listingPath, paths } from '@kitchen/shared/paths.ts';
import { pictureFormats, picturePath, pictureWidths } from '@kitchen/shared/pictures.ts';
import { sessionApiPath } from '@kitchen/shared/session.ts';
import { anEnquiry } from '../testing/an-enquiry.ts';

interface Visit {
  path: string;
  method?: 'POST';
  headers?: Record<string, string>;
  body?: unknown;
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
};

/** More than searches may wait for the store at once, so that its slow queue holds up a part of them only. */
const visitorsAtATime = 24;
const mostPictures = 2;

/** Visitors whose requests are counted, each with an address of its own. */
const addresses = 10_000;

/** Sends the `count` visits that follow the first `from`, a few at a time; throws where one finds a fault of the site. */
export async function sendMixedLoad(siteUrl: string, from: number, count: number): Promise<void> {
  const pictures = await findPictures(siteUrl);
  let next = from;
  const visit = async () => {
    while (next < from + count) await send(siteUrl, next, visitOf(next++, pictures));
  };
  await Promise.all(Array.from({ length: visitorsAtATime }, visit));
}

async function findPictures(siteUrl: string): Promise<string[]> {
  const answer = await fetch(siteUrl + apiPaths.listing('en', 'cookers', {}, 1));
  const { items } = listingSchema.parse(await answer.json());
  const sources = items.flatMap(({ picture }) => (picture ? [picture.source] : []));
  return [...new Set(sources)].slice(0, mostPictures);
}

async function send(siteUrl: string, number: number, { path, method, headers, body }: Visit): Promise<void> {
  const answer = await fetch(siteUrl + path, {
    ...(method && { method }),
    redirect: 'manual',
    headers: {
      'accept-language': number % 3 ? 'it-IT,it;q=0.9' : 'en',
      'x-forwarded-for': `10.0.${((number % addresses) >> 8) & 255}.${(number % addresses) & 255}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  // 503: the machine has too much else to do.
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${path} answers ${answer.status}`);
}

/** What the visit of this number is: of a hundred, so many of each kind, and none like another where that is said. */
function visitOf(number: number, pictures: readonly string[]): Visit {
  // Kinds take turns, and not always in the same order.
  const turn = (number * 37) % 100;
  const language = at(languages, number);
  const category = at(categories, number >> 1);
  const kinds: [share: number, visit: () => Visit][] = [
    [18, () => ({ path: `${paths.category(category)}?lng=${language}` })],
    [10, () => ({ path: at([paths.home, paths.collections, paths.contacts, paths.catalogues], number) })],
    [3, () => ({ path: paths.product(knownSku(number)) })],
    [20, () => ({ path: apiPaths.listing(language, category, everNewSelection(number), 1 + (number % 3)) })],
    [2, () => ({ path: listingPath(category, everNewSelection(number)) })],
    [8, () => ({ path: apiPaths.search(language, `word ${number.toString(36)}`) })],
    [8, () => ({ path: apiPaths.product(language, knownSku(number)) })],
    [8, () => ({ path: apiPaths.product(language, `NEVER-${number}`) })],
    [1, () => ({ path: paths.product(`NEVER-${number}`) })],
    [2, () => ({ path: `/never/${number}` })],
    [8, () => aPicture(number, pictures)],
    [2, () => anEnquiryOf(number)],
    [
      3,
      () => ({ path: sessionApiPath, method: 'POST', body: { username: `u${number}`, password: 'wrong' } }),
    ],
    [3, () => withOddHeaders(number, paths.category(category))],
    [4, () => ({ path: `/?utm_source=${number}&gclid=${number * 7}` })],
  ];
  let before = 0;
  for (const [share, visit] of kinds) {
    before += share;
    if (turn < before) return visit();
  }
  throw new Error('The shares are less than a hundred');
}

const knownSku = (number: number) => `COOKERS-MANY-${String(1 + (number % 200)).padStart(4, '0')}`;

/** Which options are chosen is the number in binary, so that hardly any selection comes twice. */
function everNewSelection(number: number) {
  const mixed = Math.imul(number, 0x9e3779b1) >>> 0;
  const chosen = <T>(options: readonly T[], shift: number) =>
    options.filter((_, index) => (mixed >>> ((index + shift) % 32)) & 1);
  return {
    color: chosen(facetOptions.color, 0),
    width: chosen(facetOptions.width, 11),
    collection: chosen(facetOptions.collection, 19),
  };
}

function aPicture(number: number, pictures: readonly string[]): Visit {
  return {
    path: picturePath(at(pictures, number), at(pictureWidths, number >> 2), at(pictureFormats, number >> 4)),
  };
}

function anEnquiryOf(number: number): Visit {
  return {
    path: enquiryApiPaths.submit,
    method: 'POST',
    headers: { [idempotencyHeader]: randomUUID() },
    body: anEnquiry({ message: `This is the enquiry number ${number}.` }),
  };
}

function withOddHeaders(number: number, path: string): Visit {
  return {
    path,
    headers: {
      accept: `text/x-${number},text/html`,
      'accept-language': `x-${number},de;q=0.${number % 10}`,
      'accept-encoding': `x-${number}, gzip`,
      cookie: `visit=${number}; lng=${number}; session=${'x'.repeat(200)}${number}`,
      'if-none-match': `"${number}"`,
      'x-request-id': `visit-${number}`,
    },
  };
}
