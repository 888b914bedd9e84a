import type { Category } from '@kitchen/shared/categories.ts';
import type { Appliance } from '../catalogue/appliance.ts';
import { pictureName } from '../catalogue/appliance.ts';
import type { CatalogueDefinition, ChapterDefinition } from './catalogue-definitions.ts';
import { productsOf } from './catalogue-definitions.ts';
import { body } from './print-style.ts';

/** Products that look the same from outside, under one picture. */
export interface Card {
  picture: string;
  appliances: Appliance[];
}

/** A row of a table of technical data. */
type TableRow = { height: number } & (
  | { type: 'category'; category: Category }
  | { type: 'product'; appliance: Appliance }
);

/** A band across a page's body; `top` is in points from the upper edge. */
export type Strip =
  | {
      type: 'cards';
      top: number;
      /** The categories that it begins to show: their names stand above it. */
      heading: readonly Category[] | null;
      /** One card stands beside its text. */
      columns: 1 | 2 | 3;
      cards: Card[];
    }
  | {
      type: 'table';
      top: number;
      rows: TableRow[];
      /** A table may go on over several pages; the last part explains the columns. */
      part: { isFirst: boolean; isLast: boolean };
    }
  | { type: 'picture'; top: number; height: number };

export type PlannedPage =
  | { type: 'cover' | 'introduction' | 'contents' | 'back' }
  | { type: 'opening'; chapter: ChapterDefinition }
  | { type: 'products'; chapter: ChapterDefinition; strips: Strip[] };

/** Heights in points. */
export const heights = {
  heading: 36,
  picture: { 1: 212, 2: 212, 3: 194 },
  /** Title, facts and rule between a card's picture and its first version. */
  cardText: 50,
  version: { 1: 13, 2: 13, 3: 24 },
  tableHead: 22,
  note: 30,
} as const;

const categoryRowHeight = 24;

/** Those with an oven have two lines of particulars. */
const rowHeights: Record<Category, number> = {
  cookers: 33,
  ovens: 33,
  'compact-products': 33,
  hobs: 23,
  hoods: 23,
};

const gap = 24;

/** A table does not begin over less than this, and leaves no less for another page. */
const leastOfTable = 100;

/** White that a picture fills, and how much of it at most. */
const pictureRoom = { least: 170, most: 380 };

/**
 * The pages of a catalogue, the same in every language. `pictured` names the appliances that have a
 * photograph: cards are for those, tables for all.
 */
export function planPages(catalogue: CatalogueDefinition, pictured: ReadonlySet<string>): PlannedPage[] {
  return [
    { type: 'cover' },
    { type: 'introduction' },
    { type: 'contents' },
    ...catalogue.chapters.flatMap((chapter): PlannedPage[] => [
      { type: 'opening', chapter },
      ...planChapter(catalogue, chapter, pictured),
    ]),
    { type: 'back' },
  ];
}

function planChapter(
  catalogue: CatalogueDefinition,
  chapter: ChapterDefinition,
  pictured: ReadonlySet<string>,
): PlannedPage[] {
  const products = productsOf(catalogue, chapter);
  const pages: Strip[][] = [];
  let top: number = body.bottom;
  const turnPage = () => {
    pages.push([]);
    top = body.top;
  };
  const place = (strip: Strip, height: number) => {
    pages.at(-1)?.push(strip);
    top += height + gap;
  };

  for (const categories of catalogue.groups) {
    const cards = cardsOf(products, categories, pictured);
    for (const [index, row] of rowsOf(cards, catalogue.columns).entries()) {
      const columns = Math.min(row.length, 3) as 1 | 2 | 3;
      const height = (index === 0 ? heights.heading : 0) + cardHeight(row, columns);
      if (top + height > body.bottom) turnPage();
      place({ type: 'cards', top, heading: index === 0 ? categories : null, columns, cards: row }, height);
    }
  }

  let rows = tableRows(products, catalogue.groups.flat());
  const head = heights.heading + heights.tableHead;
  for (let isFirst = true; rows.length > 0; isFirst = false) {
    if (!isFirst || top + head + leastOfTable > body.bottom) turnPage();
    const count = countFitting(rows, body.bottom - top - head);
    const part = { isFirst, isLast: count === rows.length };
    const here = rows.slice(0, count);
    rows = rows.slice(count);
    place({ type: 'table', top, rows: here, part }, head + heightOf(here) + (part.isLast ? heights.note : 0));
  }

  const height = Math.min(body.bottom - top, pictureRoom.most);
  if (chapter.detail && height >= pictureRoom.least)
    place({ type: 'picture', top: body.bottom - height, height }, height);
  return pages.map((strips) => ({ type: 'products', chapter, strips }));
}

function cardsOf(
  products: readonly Appliance[],
  categories: readonly Category[],
  pictured: ReadonlySet<string>,
): Card[] {
  const shown = categories.flatMap((category) => products.filter((product) => product.category === category));
  return [...Map.groupBy(shown, (product) => pictureName(product) ?? '')]
    .filter(([picture]) => pictured.has(picture))
    .map(([picture, appliances]) => ({ picture, appliances }));
}

/** Cards in rows without a gap: of `columns`, and of one more or less where the number asks for it. */
function rowsOf(cards: readonly Card[], columns: 2 | 3): Card[][] {
  const rows: Card[][] = [];
  for (let index = 0; index < cards.length; ) {
    const left = cards.length - index;
    const count = left === 4 ? 2 : left === 3 ? 3 : Math.min(columns, left);
    rows.push(cards.slice(index, index + count));
    index += count;
  }
  return rows;
}

function cardHeight(row: readonly Card[], columns: 1 | 2 | 3): number {
  const picture = heights.picture[columns];
  if (columns === 1) return picture;
  const versions = Math.max(...row.map(({ appliances }) => appliances.length));
  return picture + heights.cardText + versions * heights.version[columns];
}

function tableRows(products: readonly Appliance[], categories: readonly Category[]): TableRow[] {
  return categories.flatMap((category): TableRow[] => {
    const inOrder = products
      .filter((product) => product.category === category)
      .toSorted((a, b) => b.size - a.size || a.model.localeCompare(b.model));
    if (inOrder.length === 0) return [];
    return [
      { type: 'category', category, height: categoryRowHeight },
      ...inOrder.map((appliance): TableRow => ({ type: 'product', appliance, height: rowHeights[category] })),
    ];
  });
}

/** How many rows stand on a page with so much room; what is left for the next is worth the page. */
function countFitting(rows: readonly TableRow[], room: number): number {
  if (heightOf(rows) + heights.note <= room) return rows.length;
  let count = 0;
  while (count < rows.length && heightOf(rows.slice(0, count + 1)) <= room) count++;
  while (count > 1 && (heightOf(rows.slice(count)) < leastOfTable || rows[count - 1]?.type === 'category'))
    count--;
  return count;
}

function heightOf(rows: readonly TableRow[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0);
}
