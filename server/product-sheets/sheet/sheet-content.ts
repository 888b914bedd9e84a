import type { Brand } from '@kitchen/shared/brand.ts';
import { countryName } from '@kitchen/shared/country-name.ts';
import type { DrawingLayout } from '@kitchen/shared/drawing/draw-product.ts';
import type { Drawing } from '@kitchen/shared/drawing/drawing.ts';
import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import type { FacetName } from '@kitchen/shared/facets.ts';
import { formatDay } from '@kitchen/shared/format-day.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { inLanguage, paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { recallPath } from '@kitchen/shared/recalls.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import { splitSpecification } from '@kitchen/shared/split-specification.ts';
import { technicalTables } from '@kitchen/shared/technical-information.ts';
import { facets as englishFacets } from '@kitchen/shared/texts/en/facets.ts';
import { texts as englishProduct } from '@kitchen/shared/texts/en/screens/product.ts';
import { texts as englishSheet } from '@kitchen/shared/texts/en/screens/product-sheet.ts';
import { texts as englishRecalls } from '@kitchen/shared/texts/en/screens/recalls.ts';
import { facets as italianFacets } from '@kitchen/shared/texts/it/facets.ts';
import { texts as italianProduct } from '@kitchen/shared/texts/it/screens/product.ts';
import { texts as italianSheet } from '@kitchen/shared/texts/it/screens/product-sheet.ts';
import { texts as italianRecalls } from '@kitchen/shared/texts/it/screens/recalls.ts';
import { htmlToText } from '../../catalogue/catalogue.ts';
import { drawingOf, isMeasured } from '../drawing/drawing-of.ts';
import { sheetTexts } from '../texts/sheet-texts.ts';

/** What a data sheet says, in the order in which it is read. */
export interface SheetContent {
  language: Language;
  /** For the reader's window. */
  title: string;
  /** When the record was last changed, such as `2026-11-22`. */
  modifiedOn: string | null;
  brand: Pick<Brand, 'name' | 'tagline'>;
  recall: { headline: string; address: string } | null;
  line: string | null;
  name: string;
  codes: string;
  description: string;
  /** Each with its label. */
  facts: readonly Entry[];
  energy: (EnergyClass & { label: string; alt: string }) | null;
  pictureAlt: string;
  specifications: readonly Entry[];
  drawing: { draw(layout: DrawingLayout): Drawing; alt: string } | null;
  address: string;
  qrCodeAlt: string;
  company: readonly string[];
  note: string;
}

export interface Entry {
  label: string;
  text: string;
}

const words = {
  en: { facets: englishFacets, product: englishProduct, recalls: englishRecalls, sheet: englishSheet },
  it: { facets: italianFacets, product: italianProduct, recalls: italianRecalls, sheet: italianSheet },
};

export function sheetContent(
  product: Product,
  { language, brand, publicUrl }: { language: Language; brand: Brand; publicUrl: string },
): SheetContent {
  const { name, sku, model, modifiedOn, energyLabel, family } = product;
  const texts = sheetTexts[language];
  const { facets, product: productTexts, recalls, sheet } = words[language];
  const addressOf = (path: string) => publicUrl + inLanguage(path, language);
  const optionsText = (facet: FacetName, values: string | null) => {
    const options: Record<string, string> = facets.options[facet];
    return (
      values
        ?.split(', ')
        .map((value) => options[value] ?? value)
        .join(', ') ?? ''
    );
  };
  const versions = family?.versions ?? [];
  const shown = versions.find((version) => isSameSku(version.sku, sku));
  const sameWidth = versions.filter(({ width }) => width === shown?.width);
  const colors = new Set([product.color, ...sameWidth.map(({ color }) => color)]);
  const finishes = [...colors]
    .filter(Boolean)
    .map((color) => optionsText('color', color))
    .join(', ');
  const { company, postal } = brand;
  return {
    language,
    title: texts.sheet.title(`${name}, ${sku}`),
    modifiedOn,
    brand,
    recall:
      product.recall === undefined
        ? null
        : { headline: recalls.headline, address: addressOf(recallPath(product.recall)) },
    line: optionsText('collection', product.collection) || null,
    name,
    codes: [texts.sheet.sku(sku), ...(model ? [texts.sheet.model(model)] : [])].join(' · '),
    description: product.shortDescription
      .split(/<\/(?:p|li|tr|caption|table)>|<table>/)
      .map(htmlToText)
      .filter(Boolean)
      .join('\n'),
    facts: [{ label: texts.sheet.finishes, text: finishes }].filter(({ text }) => text !== ''),
    energy: energyLabel && {
      ...energyLabel,
      label: texts.sheet.energy,
      alt: texts.sheet.energyAlt(energyLabel),
    },
    pictureAlt: product.pictures[0]?.alt || name,
    specifications: [
      ...product.specifications.map(({ section, value }) => ({
        label: productTexts.specifications.sections[section],
        text: splitSpecification(value).join(' · '),
      })),
      ...technicalTables(product.technicalInformation, language, productTexts.technical).map(
        ({ title, rows }) => ({
          label: texts.sheet.technical(title),
          text: rows.map(({ label, values }) => `${label}: ${values.map(inWords).join(', ')}`).join(' · '),
        }),
      ),
      ...(product.warnings.length > 0
        ? [{ label: sheet.maker.warnings, text: product.warnings.join(' · ') }]
        : []),
    ],
    drawing: isMeasured(product)
      ? {
          draw: (layout) => drawingOf(product, language, layout),
          alt: texts.sheet.alt(product.measures.width, product.measures.depth, product.measures.height),
        }
      : null,
    address: addressOf(paths.product(sku)),
    qrCodeAlt: texts.sheet.qrCode,
    company: [
      `${company.legalName}, ${postal.street}, ${postal.postalCode} ${postal.city}, ${countryName(postal.country, language)}`,
      [brand.phone, brand.email, company.vatNumber].filter(Boolean).join(' · '),
    ],
    note: [texts.note, ...(modifiedOn ? [texts.recordOf(formatDay(modifiedOn, language))] : [])].join(' '),
  };
}

/** A value of several with what it is of. */
const inWords = ({ of, text }: { of: string | null; text: string }) =>
  of ? `${text} (${of.toLowerCase()})` : text;
