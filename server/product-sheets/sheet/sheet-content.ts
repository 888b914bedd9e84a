import type { Brand } from '@kitchen/shared/brand.ts';
import { countryName } from '@kitchen/shared/country-name.ts';
import type { DrawingLayout } from '@kitchen/shared/drawing/draw-product.ts';
import type { Drawing } from '@kitchen/shared/drawing/drawing.ts';
import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import type { FacetName } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { inLanguage, paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { recallPath } from '@kitchen/shared/recalls.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import { splitSpecification } from '@kitchen/shared/split-specification.ts';
import { technicalTables } from '@kitchen/shared/technical-information.ts';
import { htmlToText } from '../../catalogue/catalogue.ts';
import { fillText } from '../../platform/texts/site-texts.ts';
import { drawingOf, isMeasured, noteOf } from '../drawing/drawing-of.ts';
import type { SheetWords } from '../sheet-words.ts';
import { energyInWords } from '../sheet-words.ts';

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

interface SheetOptions {
  language: Language;
  words: SheetWords;
  brand: Brand;
  publicUrl: string;
}

export function sheetContent(
  product: Product,
  { language, words, brand, publicUrl }: SheetOptions,
): SheetContent {
  const { name, sku, model, modifiedOn, energyLabel, family } = product;
  const { sheet } = words;
  const addressOf = (path: string) => publicUrl + inLanguage(path, language);
  const optionsText = (facet: FacetName, values: string | null) => {
    const options: Record<string, string> = words.options[facet];
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
    title: fillText(sheet.title, { name: `${name}, ${sku}` }),
    modifiedOn,
    brand,
    recall:
      product.recall === undefined
        ? null
        : { headline: words.recalled, address: addressOf(recallPath(product.recall)) },
    line: optionsText('collection', product.collection) || null,
    name,
    codes: [fillText(sheet.sku, { sku }), ...(model ? [fillText(sheet.model, { model })] : [])].join(' · '),
    description: product.shortDescription
      .split(/(?=<li\b)|<\/(?:p|li|tr|caption|table)>|<table>/)
      .flatMap((line) => {
        const text = htmlToText(line);
        return text && line.startsWith('<li') ? `– ${text}` : text || [];
      })
      .join('\n'),
    facts: [{ label: sheet.finishes, text: finishes }].filter(({ text }) => text !== ''),
    energy: energyLabel && {
      ...energyLabel,
      label: sheet.energy,
      alt: energyInWords(energyLabel, words),
    },
    pictureAlt: product.pictures[0]?.alt || name,
    specifications: [
      ...product.specifications.map(({ section, value }) => ({
        label: words.sections[section],
        text: splitSpecification(value).join(' · '),
      })),
      ...technicalTables(product.technicalInformation, language, words.technical).map(({ title, rows }) => ({
        label: fillText(sheet.technical, { kind: title }),
        text: rows.map(({ label, values }) => `${label}: ${values.map(inWords).join(', ')}`).join(' · '),
      })),
      ...(product.warnings.length > 0 ? [{ label: words.warnings, text: product.warnings.join(' · ') }] : []),
    ],
    drawing: isMeasured(product)
      ? {
          draw: (layout) => drawingOf(product, language, words, layout),
          alt: fillText(words.drawn, { ...product.measures }),
        }
      : null,
    address: addressOf(paths.product(sku)),
    qrCodeAlt: sheet.qrCode,
    company: [
      `${company.legalName}, ${postal.street}, ${postal.postalCode} ${postal.city}, ${countryName(postal.country, language)}`,
      [brand.phone, brand.email, company.vatNumber].filter(Boolean).join(' · '),
    ],
    note: noteOf(product, language, words),
  };
}

/** A value of several with what it is of. */
const inWords = ({ of, text }: { of: string | null; text: string }) =>
  of ? `${text} (${of.toLowerCase()})` : text;
