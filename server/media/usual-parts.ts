/** Years and months of the store's folders of uploads. */
const folders = Array.from(
  { length: 16 * 12 },
  (_, month) => `${2015 + Math.floor(month / 12)}/${String((month % 12) + 1).padStart(2, '0')}/`,
);

/**
 * What names of pictures are often made of, the most frequent last: a dictionary to compress addresses with. Another
 * one would give every picture another address, and make those in sent mails lead nowhere.
 */
export const usualParts = Buffer.from(
  [
    ...folders,
    'https://www.http://.com/wp-content/uploads/',
    'stainless_steel-acciaio-inox-burgundy-bordeaux-anthracite-antracite-slate_gray-cream-crema-white-bianco-black-nero-avena-mirror',
    '-induction-induzione-electric-compact-microwave-cooker-cucina-oven-forno-hood-cappa-hob-piano-cottura-gas',
    '-antique-elegant-perfection-mixture-front-side-open-detail-image-copy-1-2-3-120-100-90-80-60-1536x1536-1024x1024',
    '-scaled.jpeg#-scaled.png#-scaled.webp#-scaled.jpg#s',
  ].join(''),
);
