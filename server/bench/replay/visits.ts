import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';

export const kinds = ['page', 'asset', 'picture', 'API'] as const;
export type Kind = (typeof kinds)[number];

export interface ReplayedRequest {
  kind: Kind;
  path: string;
}

/** What a browser asks for at once; each step waits for the one before it. */
export type Visit = readonly (readonly ReplayedRequest[])[];

const assetsOfPage = 25;
const picturesOfPage = 24;
const screens = 4;
const picturesOfScreen = 5;

const isText = (text: string | undefined) => text !== undefined;

/**
 * The visits of docs/scaling.md, one for each category and language: a page with its assets and pictures, then four
 * screens more, each an answer of the API and five pictures. 74 requests each, all from what the site itself names.
 */
export async function readVisits(site: string, assets: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const category of categories) {
    for (const language of languages) visits.push(await readVisit(site, assets, category, language));
  }
  return visits;
}

async function readVisit(
  site: string,
  assets: readonly string[],
  category: Category,
  language: Language,
): Promise<Visit> {
  const page = `${paths.category(category)}?lng=${language}`;
  const html = await (await fetch(site + page)).text();
  const named = [...html.matchAll(/(?:src|href)="?(\/assets\/[^"\s>]+)/g)]
    .map(([, path]) => path)
    .filter(isText);
  const answer = await fetch(site + apiPaths.listing(language, category, {}, 1));
  const { items } = listingSchema.parse(await answer.json());
  const sources = items.flatMap(({ picture }) => (picture ? [picture.source] : []));
  const skus = items.flatMap(({ sku }) => sku ?? []);
  const take = <T>(list: readonly T[], count: number): T[] =>
    Array.from({ length: count }, (_, index) => list[index % list.length]).filter(
      (each) => each !== undefined,
    );
  const pictures = (count: number, width: 352 | 704): ReplayedRequest[] =>
    take(sources, count).map((source) => ({ kind: 'picture', path: picturePath(source, width, 'avif') }));
  return [
    [{ kind: 'page', path: page }],
    [
      ...take([...new Set([...named, ...assets])], assetsOfPage).map(
        (path): ReplayedRequest => ({ kind: 'asset', path }),
      ),
      ...pictures(picturesOfPage, 352),
    ],
    ...take(skus, screens).flatMap((sku): ReplayedRequest[][] => [
      [{ kind: 'API', path: apiPaths.product(language, sku) }],
      pictures(picturesOfScreen, 704),
    ]),
  ];
}
