import type { StoredProduct } from '../demo/store/stored-product.ts';
import { aStoredProduct } from '../demo/store/stored-product.ts';

const colors = ['burgundy', 'cream', 'black', 'white', 'anthracite', 'stainless_steel'];
const collections = ['antique', 'elegant', 'mixture', 'perfection'];
/** Pictures that the demo store has, one for each collection. */
const pictures = [
  'cooker-100-antique-cream-gas',
  'cooker-100-elegant-black-gas',
  'cooker-100-mixture-anthracite-gas',
  'cooker-100-perfection-mirror-gas',
];
const widths = ['60', '80', '90', '100', '120'];

const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/**
 * The records of `count` made-up cookers, two a product, one in each language, about as large as
 * real ones. Ids count up from 1, the Italian record first; SKUs are `MANY-0001` and so on.
 */
export function manyProducts(count: number, categoryId = 16): StoredProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const sku = `MANY-${String(index + 1).padStart(4, '0')}`;
    const [color, collection, width] = [at(colors, index), at(collections, index), at(widths, index)];
    return ['italian', 'english'].map((language, second) =>
      aStoredProduct({
        id: index * 2 + second + 1,
        name: language === 'italian' ? `Cucina ${collection} ${width}` : `${collection} ${width} cooker`,
        sku,
        categoryIds: [categoryId],
        shortDescription: `<p>${'A cooker for every day and for feasts, in enamel and cast iron. '.repeat(5)}${sku}</p>`,
        images: [{ file: `${at(pictures, index)}.webp`, alt: `${collection} ${width}` }],
        meta: [
          ['Language', language],
          ['collection', collection],
          ['color', color],
          ['width', width],
          ['installation_mode', 'choose_option'],
          ['cooktop_type', 'gas'],
          ['cooking_zone', 'gas_burners'],
          ['oven_type', 'electric_multifunction'],
          ['special_function', 'pizza_300°c, leavening_40°c, idroclean'],
          ['overall_dimensions', `Width: ${width}0 mm - Depth: 600 mm - Height: 900 mm`],
          ['cooktop', 'Type: 6 gas burners - Grates: Cast-iron pan supports'],
          ['oven', 'Type: Electric multifunction oven - Pizza: Pizza function at 300 °C'],
          ['cavity', 'Volume: Usable volume 74 L, gross 86 L - Levels: Seven shelf levels'],
          ['electric_connection', 'Voltage: 220–240 V, 50/60 Hz - Power: 3.2 kW'],
          ['gas_connection', 'Gas: Natural gas G20 at 20 mbar'],
        ],
      }),
    );
  }).flat();
}
