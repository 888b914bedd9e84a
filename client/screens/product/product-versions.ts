import { facetOptions } from '@kitchen/shared/facets.ts';
import type { Family, Product } from '@kitchen/shared/product.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';

type Version = Family['versions'][number];

/** A finish or width of a product's family and where it leads. */
export interface Choice {
  option: string;
  version: Version;
  /** False where the family has no version with this option that is otherwise like the product. */
  isExact: boolean;
  /** The widths in which the finish exists, or the finishes of the width. */
  others: string[];
}

/**
 * The finishes and widths of a product's family, each with the version that comes closest to the product:
 * of the same width or finish, else of the nearest width.
 */
export function familyChoices({ sku, family }: Pick<Product, 'sku' | 'family'>): {
  color: Choice[];
  width: Choice[];
} {
  const own = family?.versions.find((version) => isSameSku(version.sku, sku));
  if (!family || !own) return { color: [], width: [] };
  const choices = (varied: 'color' | 'width', fixed: 'color' | 'width'): Choice[] =>
    facetOptions[varied].flatMap((option) => {
      const versions = family.versions.filter((candidate) => candidate[varied] === option);
      const [version] = versions.toSorted((a, b) => distance(a) - distance(b));
      if (!version) return [];
      const others = facetOptions[fixed].filter((other) => versions.some((each) => each[fixed] === other));
      return [{ option, version, isExact: version[fixed] === own[fixed], others }];
    });
  const distance = ({ color, width }: Version) =>
    (color === own.color ? 0 : 1) + Math.abs(Number(width) - Number(own.width));
  return { color: choices('color', 'width'), width: choices('width', 'color') };
}
