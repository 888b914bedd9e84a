import { cutText } from '@kitchen/shared/cut-text.ts';
import { descriptionLimit } from '@kitchen/shared/limits.ts';
import type { Distinctions, Product } from '@kitchen/shared/product.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';
import { splitOptions } from '../../ui/products/split-options.ts';

/** What a product's sheet is called, so that nobody takes it for another's. */
export interface ProductTitles {
  /** Belongs to the name in the heading; null where no other product is called so. */
  distinction: string | null;
  /** Of the page, with finish and code. */
  title: string;
  /** For search engines: before what it has in common with others stands what it has not. */
  description: string;
}

export function useProductTitles(product: Product): ProductTitles {
  const { name, sku, color, descriptionText, toldApartBy } = product;
  const language = useLanguage();
  const facetTexts = useFacetTexts();
  const words = (distinctions: Distinctions) =>
    distinctions.map(({ by, option }) => (by === 'sku' ? option : facetTexts.fact(by, option)));
  const unsaid = (word: string) => !name.toLowerCase().includes(word.toLowerCase());
  const finish = splitOptions(color).map((option) => facetTexts.fact('color', option));
  const distinction = words(toldApartBy.name);
  const lead = words(toldApartBy.description).join(', ');
  const sentence = lead.charAt(0).toLocaleUpperCase(language) + lead.slice(1);
  return {
    distinction: distinction.join(', ') || null,
    title: [...new Set([name, ...finish.filter(unsaid), ...distinction, ...[sku].filter(unsaid)])].join(', '),
    description: cutText(lead === '' ? descriptionText : `${sentence}. ${descriptionText}`, descriptionLimit),
  };
}
