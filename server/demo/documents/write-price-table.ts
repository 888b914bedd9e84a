import { sayProducts } from '../catalogues/say-product.ts';
import { priceLists } from './document-definitions.ts';
import { pricedProducts, priceOf } from './prices.ts';

const words = { en: sayProducts('en'), it: sayProducts('it') };

/** Every product with its prices, for spreadsheets: semicolons part cells, as Italian ones expect. */
export function writePriceTable(): string {
  const rows = Object.values(priceLists)
    .flat()
    .flatMap(pricedProducts)
    .map((appliance) => {
      const { list, net } = priceOf(appliance);
      const { sku, name, color } = appliance;
      return [sku, name.en, name.it, words.en.color(color), words.it.color(color), list, net];
    });
  const head = [
    'Code / Codice',
    'Product',
    'Prodotto',
    'Finish',
    'Finitura',
    'List € / Listino €',
    'Net € / Netto €',
  ];
  const lines = [head, ...rows].map((cells) => cells.map(quote).join(';'));
  // The mark before the text has spreadsheets read it as UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quote(cell: string | number): string {
  return typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
}
