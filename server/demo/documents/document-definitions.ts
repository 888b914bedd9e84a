import type { Language } from '@kitchen/shared/languages.ts';
import type { DocumentEntry } from '../../reserved-area/documents/manifest.ts';
import type { Line } from '../catalogue/appliance.ts';
import { documentTexts } from './texts/texts.ts';

export type PriceListId = 'cookers' | 'built-in';
export type BulletinId = 'door-hinges' | 'liquid-gas';
export type DrawingId = 'hob' | 'oven' | 'cooker' | 'hood';
export type AssemblyId = 'oven-door' | 'burner';

/** What a document shows; drawings and parts are labelled in both languages at once. */
export type Content =
  | { type: 'prices'; list: PriceListId; language: Language }
  | { type: 'price-table' }
  | { type: 'bulletin'; bulletin: BulletinId; language: Language }
  | { type: 'drawing'; drawing: DrawingId }
  | { type: 'cut-out' }
  | { type: 'parts'; assembly: AssemblyId };

export interface DocumentDefinition
  extends Pick<DocumentEntry, 'id' | 'kind' | 'title' | 'roles' | 'languages'> {
  format: 'pdf' | 'csv' | 'dxf';
  /** Days since it was issued. */
  age: number;
  /** What the paper itself is known by, before its title. */
  number: string;
  content: Content;
}

/** A title as people ask for it. */
export const titleWith = (number: string, title: string): string => `${number}: ${title}`;

/** The lines of each price list. */
export const priceLists: Record<PriceListId, readonly Line[]> = {
  cookers: ['antique', 'elegant', 'mixture', 'perfection'],
  'built-in': ['enzo', 'enzo_titan', 'land', 'expert', 'alternate', 'elementum', 'nero'],
};

const inBoth = (title: (texts: (typeof documentTexts)[Language]) => string): Record<Language, string> => ({
  en: title(documentTexts.en),
  it: title(documentTexts.it),
});

const inEach = (make: (language: Language) => DocumentDefinition): DocumentDefinition[] => [
  make('it'),
  make('en'),
];

const pricesOf = (list: PriceListId, number: string, age: number) =>
  inEach((language) => ({
    id: `prices-${list}-${language}`,
    kind: 'price-list',
    format: 'pdf',
    title: inBoth(({ prices }) => prices.titles[list]),
    roles: ['partner'],
    languages: [language],
    age,
    number,
    content: { type: 'prices', list, language },
  }));

const bulletinOn = (bulletin: BulletinId, number: string, age: number) =>
  inEach((language) => ({
    id: `bulletin-${bulletin}-${language}`,
    kind: 'bulletin',
    format: 'pdf',
    title: inBoth((texts) => texts.bulletin[bulletin].title),
    roles: ['service'],
    languages: [language],
    age,
    number,
    content: { type: 'bulletin', bulletin, language },
  }));

const drawingOf = (
  drawing: DrawingId,
  number: string,
  age: number,
  title: Record<Language, string>,
): DocumentDefinition => ({
  id: `drawing-${drawing}`,
  kind: 'drawing',
  format: 'pdf',
  title,
  roles: ['partner', 'service'],
  languages: ['en', 'it'],
  age,
  number,
  content: { type: 'drawing', drawing },
});

const partsOf = (
  assembly: AssemblyId,
  number: string,
  age: number,
  title: Record<Language, string>,
): DocumentDefinition => ({
  id: `parts-${assembly}`,
  kind: 'spare-parts',
  format: 'pdf',
  title,
  roles: ['service'],
  languages: ['en', 'it'],
  age,
  number,
  content: { type: 'parts', assembly },
});

/** Every document of the demo's reserved area. */
export const documentDefinitions: readonly DocumentDefinition[] = [
  ...bulletinOn('liquid-gas', 'SB 09', 4),
  drawingOf('hob', 'TD 0417', 6, { en: 'Enzo 90 gas hob', it: 'Piano a gas Enzo 90' }),
  {
    id: 'cut-out-hob',
    kind: 'drawing',
    format: 'dxf',
    title: { en: 'Cut-out of the Enzo 90 hob for CAD', it: 'Foro del piano Enzo 90 per CAD' },
    roles: ['partner', 'service'],
    languages: ['en', 'it'],
    age: 6,
    number: 'TD 0417',
    content: { type: 'cut-out' },
  },
  partsOf('oven-door', 'SP 212', 13, {
    en: 'Door of Enzo 60 ovens',
    it: 'Porta dei forni Enzo 60',
  }),
  ...pricesOf('cookers', 'PL 02', 34),
  ...pricesOf('built-in', 'PL 03', 34),
  {
    id: 'prices-all',
    kind: 'price-list',
    format: 'csv',
    title: { en: 'All prices as a table', it: 'Tutti i prezzi in tabella' },
    roles: ['partner'],
    languages: ['en', 'it'],
    age: 34,
    number: 'PL 02–03',
    content: { type: 'price-table' },
  },
  ...bulletinOn('door-hinges', 'SB 07', 71),
  partsOf('burner', 'SP 188', 96, {
    en: 'Gas burners of cookers',
    it: 'Bruciatori a gas delle cucine',
  }),
  drawingOf('oven', 'TD 0398', 118, { en: 'Enzo 60 oven', it: 'Forno Enzo 60' }),
  drawingOf('cooker', 'TD 0371', 190, {
    en: 'Antique 100 cooker',
    it: 'Cucina Antique 100',
  }),
  drawingOf('hood', 'TD 0366', 204, { en: 'Antique 90 hood', it: 'Cappa Antique 90' }),
];
