import type { Category } from '@kitchen/shared/categories.ts';
import type { Appliance, Line } from '../catalogue/appliance.ts';
import { appliances } from '../catalogue/appliances.ts';

/** What a line adds to the price of what it is made of. */
const lineFactors: Record<Line, number> = {
  antique: 1.28,
  elegant: 1.16,
  mixture: 1,
  perfection: 1.1,
  expert: 1.12,
  enzo_titan: 1.3,
  land: 1.08,
  elementum: 1.05,
  nero: 1.2,
  enzo: 1,
  alternate: 0.95,
};

const categoryOrder: readonly Category[] = ['cookers', 'ovens', 'compact-products', 'hobs', 'hoods'];

/** The products of a line as a price list puts them: by category, size and code. */
export function pricedProducts(line: Line): Appliance[] {
  const place = ({ category }: Appliance) => categoryOrder.indexOf(category);
  return appliances
    .filter((appliance) => appliance.line === line)
    .sort(
      (left, right) =>
        place(left) - place(right) || left.size - right.size || left.sku.localeCompare(right.sku, 'en'),
    );
}

const partnerShare = 0.62;

/** Invented prices in euro, always the same for the same product. */
export function priceOf(appliance: Appliance): { list: number; net: number } {
  const { line, functions, color, ovenType } = appliance;
  const equipment = functions.length * 85 + (functions.includes('easy_steam') ? 240 : 0);
  const finish = color === 'stainless_steel' || color === 'black' ? 0 : 90;
  const fan = ovenType === 'electric_multifunction' ? 160 : 0;
  const list = Math.round(((basePrice(appliance) + equipment + finish + fan) * lineFactors[line]) / 10) * 10;
  return { list, net: Math.round(list * partnerShare) };
}

function basePrice({ kind, size, cooktop, hoodShape }: Appliance): number {
  const top = { gas: 0, electric: 0, ceramic: 180, mixed: 320, induction: 760 }[cooktop ?? 'gas'];
  switch (kind) {
    case 'cooker':
      return 1_980 + (size - 60) * 48 + top;
    case 'oven':
      return size === 90 ? 1_690 : 890;
    case 'hob':
      return 240 + size * 6.5 + top;
    case 'hood':
      return 320 + size * 5 + (hoodShape === 'arch' ? 380 : 0);
    case 'compact-oven':
      return 1_140;
    case 'microwave':
      return 640;
    case 'warming-drawer':
      return 520;
  }
}
