import { finishedPictures } from '@kitchen/shared/finished-pictures.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { specificationSections } from '@kitchen/shared/product.ts';
import type { Appliance, Color, Cooktop } from '../catalogue/appliance.ts';
import { pictureName, pictureViews } from '../catalogue/appliance.ts';
import { carriesLabel, energyMeta } from '../catalogue/energy-figures.ts';
import { installationMeta } from '../catalogue/installation.ts';
import { shortDescription } from '../catalogue/product-texts.ts';
import { specifications } from '../catalogue/specifications.ts';
import { warnings } from '../catalogue/warnings.ts';
import { categoryIds } from './store-categories.ts';
import type { MetaValue, StoredProduct } from './stored-product.ts';
import { aStoredProduct } from './stored-product.ts';

const languageMeta = { en: 'english', it: 'italian' };

/** Article numbers that the store's editors have entered in one language only. */
const onlyIn: Record<string, Language> = {
  'AN100S-BU': 'it',
  'EL100V-BK': 'en',
  'EXF60P-SS': 'it',
  'EMF60R-BK': 'en',
  'NRP60G-NE': 'it',
  'MXH60W-SS': 'en',
  'EZCY45-BK': 'it',
};

const cookingZones: Record<Cooktop, string> = {
  gas: 'gas_burners',
  induction: 'induction',
  mixed: 'mixed',
  ceramic: 'ceramic',
  electric: 'electric_solid_plates',
};

/** Some editors wrote the colour in their own language instead of choosing from the list. */
const typedColors: Partial<Record<Color, string>> = { cream: 'crema', white: 'bianco' };

/**
 * The values of the filter fields. Every third product lacks some, as in a store whose fields were
 * added after its products.
 */
function facetMeta(appliance: Appliance, index: number): [string, MetaValue][] {
  const { kind, size, cooktop, ovenType, functions } = appliance;
  const compact = kind === 'microwave' || kind === 'compact-oven';
  // Compact ovens go by their height: they are as wide as any other.
  const width = kind === 'compact-oven' ? 60 : size;
  const listed = size !== 78 && (compact || index % 6 !== 2);
  const derived = index % 6 === 4;
  return [
    ...(listed ? [['width', String(width)] satisfies [string, MetaValue]] : []),
    ...(cooktop && !derived
      ? ([
          ['cooktop_type', cooktop === 'ceramic' ? 'electric' : cooktop],
          ['cooking_zone', cookingZones[cooktop]],
        ] satisfies [string, MetaValue][])
      : []),
    ...(ovenType && !derived ? [['oven_type', ovenType] satisfies [string, MetaValue]] : []),
    ...(functions.length > 0 && !derived
      ? [['special_function', functions.join(', ')] satisfies [string, MetaValue]]
      : []),
  ];
}

function imagesOf(appliance: Appliance, language: Language, index: number): StoredProduct['images'] {
  return pictureViews.flatMap((view) => {
    const name = pictureName(appliance, view);
    const picture = name === null ? undefined : finishedPictures.get(`server/demo/pictures/${name}.webp`);
    if (!picture) return [];
    // As in any store, some were put up without a word.
    const alt = view === 'whole' && index % 9 === 7 ? '' : picture.alt[language];
    return [{ file: `${name}.webp`, alt }];
  });
}

function storeRecord(appliance: Appliance, language: Language, id: number, index: number): StoredProduct {
  const { kind, line, color, model, hoodShape } = appliance;
  const technical = specifications(appliance, language);
  const minute = String(Math.floor(index / 40)).padStart(2, '0');
  const createdAt = `2024-03-01T10:${minute}:${String(index % 40).padStart(2, '0')}`;
  const typed = language === 'it' && index % 20 === 5 ? typedColors[color] : undefined;
  return aStoredProduct({
    id,
    name: appliance.name[language],
    sku: appliance.sku,
    categoryIds: [categoryIds[appliance.category]],
    shortDescription: shortDescription(appliance, language),
    images: imagesOf(appliance, language, index),
    meta: [
      ['Language', languageMeta[language]],
      ['collection', line],
      ['color', typed ?? color],
      [
        'installation_mode',
        kind === 'hood' ? (hoodShape === 'slim' ? 'under_cabinet' : 'wall') : 'choose_option',
      ],
      ['model', model],
      ...Object.entries(energyMeta(appliance)),
      ...Object.entries(installationMeta(appliance, language)),
      ...(carriesLabel(appliance)
        ? [['eprel_id', demoRegisterNumber(index)] satisfies [string, MetaValue]]
        : []),
      ...facetMeta(appliance, index),
      ...specificationSections.flatMap((section) => {
        const value = technical[section];
        return value ? [[section, value] satisfies [string, MetaValue]] : [];
      }),
      ['warnings', warnings(appliance, language)],
    ],
    gtin: demoGtin(index),
    weight: packedWeight(energyMeta(appliance)),
    createdAt,
    modifiedAt: createdAt,
  });
}

/** A number far beyond those that the EU's register has given: it is nobody's. */
const demoRegisterNumber = (index: number) => `9900${String(index).padStart(5, '0')}`;

/** A tenth more than the appliance itself, of one whose mass is known. */
const packedWeight = ({ oven_mass: mass }: Record<string, unknown>) =>
  mass === undefined ? '' : (Number(mass) * 1.1).toFixed(1);

/** A number of the range that GS1 leaves to shops for their own use: it is nobody's. */
function demoGtin(index: number): string {
  const digits = `20410000${String(index).padStart(4, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Whether a product is there to try what becomes of it without a picture, a translation or a plain article number. */
const lacksSomething = ({ sku, unpictured }: Appliance) =>
  unpictured === true || sku in onlyIn || !/^[A-Z\d-]+$/.test(sku);

/**
 * The records of appliances: two a product, one in each language, few in one language only. The oldest are listed
 * first: those that lack something come last.
 */
export function catalogueProducts(appliances: readonly Appliance[], firstId: number): StoredProduct[] {
  let id = firstId;
  const numbered = appliances.map((appliance, index) => ({ appliance, index }));
  const inOrder = numbered.toSorted(
    (a, b) => Number(lacksSomething(a.appliance)) - Number(lacksSomething(b.appliance)),
  );
  return inOrder.flatMap(({ appliance, index }) => {
    const languages: Language[] = index % 2 === 0 ? ['it', 'en'] : ['en', 'it'];
    const kept = languages.filter((language) => (onlyIn[appliance.sku] ?? language) === language);
    return kept.map((language) => storeRecord(appliance, language, id++, index));
  });
}
