import type { Language } from '@kitchen/shared/languages.ts';
import { categoryIds } from './store-categories.ts';
import type { StoredProduct } from './stored-product.ts';
import { aStoredProduct } from './stored-product.ts';

const { cookers, ovens, hobs, hoods, 'compact-products': compact } = categoryIds;
const childOfOvens = 21;

type Odd = Omit<Partial<StoredProduct>, 'id'>;

const secret = '<p>Prototype of next year’s range. <em>Not announced yet.</em></p>';

/** Pictures that odd products have for themselves: what each shows, by its name. */
export const oddPictures = {
  'hob-30-expert-stainless_steel-wok': {
    en: 'Domino hob with one gas burner for the wok, 30 cm, stainless steel',
    it: 'Piano domino con un bruciatore a gas per il wok, da 30 cm, acciaio inox',
  },
  'hob-30-expert-stainless_steel-wok-worktop': {
    en: 'The burner for the wok lit, in a worktop',
    it: 'Il bruciatore per il wok acceso, in un piano di lavoro',
  },
  'hob-30-expert-stainless_steel-grill': {
    en: 'Domino grill, 30 cm, stainless steel: a cast iron grate over lava stone',
    it: 'Grill domino da 30 cm, acciaio inox: una griglia in ghisa sulla pietra lavica',
  },
  'hob-30-expert-stainless_steel-grill-worktop': {
    en: 'The domino grill in a worktop',
    it: 'Il grill domino in un piano di lavoro',
  },
};

function pictured(
  name: 'hob-30-expert-stainless_steel-wok' | 'hob-30-expert-stainless_steel-grill',
  language: Language,
) {
  return ([name, `${name}-worktop`] as const).map((view) => ({
    file: `${view}.webp`,
    alt: oddPictures[view][language],
  }));
}

/** Records that the public must not see, or not everywhere. */
const withheld: Odd[] = [
  { name: 'Antique 110 prototype', sku: 'DRAFT-AN110', status: 'draft', categoryIds: [cookers] },
  { name: 'Elegant 110 prototype', sku: 'PENDING-EL110', status: 'pending', categoryIds: [cookers] },
  { name: 'Mixture 110 prototype', sku: 'PRIVATE-MX110', status: 'private', categoryIds: [cookers] },
  {
    name: 'Perfection 110 prototype',
    sku: 'FUTURE-PF110',
    status: 'future',
    createdAt: '2031-01-01T10:00:00',
    categoryIds: [cookers],
  },
  { name: 'Enzo 110 prototype', sku: 'TRASH-EZ110', status: 'trash', categoryIds: [ovens] },
  { name: 'Land 110 prototype', sku: 'HIDDEN-LD110', visibility: 'hidden', categoryIds: [ovens] },
  { name: 'Expert 110 prototype', sku: 'PASSWORD-EX110', password: 'only-for-dealers', categoryIds: [hobs] },
].map((odd) => ({ ...(odd as Odd), shortDescription: secret, meta: [['Language', 'english']] }));

/** Records as years of several hands leave them: still to be shown, however they were entered. */
const untidy: Odd[] = [
  {
    name: 'Professional griddle plate 60',
    sku: 'GRIDDLE-60',
    visibility: 'catalog',
    categoryIds: [hobs],
    shortDescription:
      '<p>[vc_row][vc_column width="1/2"]A steel griddle [optional] that lies\u0000 across two\uFEFF burners.[/vc_column]' +
      '[/vc_row]</p><p>&nbsp;</p><p>[gallery ids="1,2"]</p>' +
      '<table><thead><tr><th scope="col">Plate</th><th scope="col">Diameter of its burner</th><th scope="col">Nominal power' +
      '</th><th scope="col">Consumption</th></tr></thead><tbody><tr><td>Front</td><td>18\u00A0cm</td><td>3\u00A0kW</td>' +
      '<td>229\u00A0g/h</td></tr><tr><td>Rear</td><td>14\u00A0cm</td><td>2\u00A0kW</td><td>153\u00A0g/h</td></tr></tbody></table>' +
      '<p><del>€ 1.200</del> <ins>€ 999</ins> <a href="tel:+39011123456">Call us</a> ' +
      '<a href="/wp-content/uploads/manual.pdf">Manual</a></p>',
    meta: [
      ['Language', 'english'],
      ['collection', 'expert'],
      ['color', 'stainless_steel'],
      ['cooking_zone', 'N/A'],
      ['door', '-'],
      ['other', 'Finish: n.d. - Thickness: 8 mm'],
      ['accessories', '[accessories_list id="7"]'],
      ['overall_dimensions', '60 x 51 cm (h 4,8)'],
    ],
  },
  {
    name: 'Spare charcoal filter 150',
    sku: 'FILTER-150',
    visibility: 'search',
    categoryIds: [hoods],
    shortDescription: '<p>Replacement for recirculating hoods; change it twice a year.</p>',
    meta: [['Language', 'english']],
  },
  {
    name: 'Mixture 90 Petrol',
    sku: 'MX90-PT',
    categoryIds: [cookers],
    shortDescription: "A limited series in petrol blue & brass for the maker's anniversary.",
    meta: [
      ['Language', 'english'],
      ['collection', 'mixture'],
      ['color', 'petrol'],
      ['width', '90'],
      ['energy_class', 'A'],
    ],
  },
  {
    name: 'Gas &amp; Electric 90',
    sku: 'GE90&SS',
    categoryIds: [cookers],
    shortDescription: '<p>Three burners &amp; two ceramic zones above one wide oven.</p>',
    images: [{ file: 'cooker-90-mixture-stainless_steel-mixed.webp', alt: '' }],
    meta: [
      ['Language', 'English'],
      ['color', 'stainless_steel'],
      ['cooktop', 'Type: 3 gas burners and 2 ceramic zones'],
      ['oven', 'Type: Electric fan oven'],
      ['energy_class', 'A'],
      ['overall_dimensions', 'Width: 898 mm - Depth: 600 mm'],
    ],
  },
  {
    name: 'Cucina Gas & Induzione "Trio"',
    sku: 'TRIO-100',
    categoryIds: [cookers],
    shortDescription: "<p>Perché scegliere? Gas, induzione e forno d'altri tempi.</p>",
    meta: [
      ['collection', 'antique'],
      ['color', 'bordeaux'],
      ['width', '100 cm'],
      ['energy_class', 'A, B'],
    ],
  },
  {
    name: 'Trio 100, first edition',
    sku: 'TRIO-100',
    categoryIds: [cookers],
    shortDescription: '<p>Gas, induction and an oven from another age.</p>',
    meta: [
      ['Language', 'english'],
      ['collection', 'antique'],
      ['color', 'burgundy'],
      ['width', '100'],
      ['energy_class', 'A, B'],
    ],
  },
  {
    name: 'Trio 100, second edition',
    sku: 'TRIO-100',
    categoryIds: [cookers],
    shortDescription: '<p>Gas, induction and an oven from another age, now with soft-closing doors.</p>',
    meta: [
      ['Language', 'English'],
      ['collection', 'antique'],
      ['color', 'burgundy'],
      ['width', '100'],
      ['energy_class', 'A, B'],
    ],
  },
  {
    name: 'Wok burner <b>Vulcano</b> <script>alert(1)</script>',
    sku: 'VULCANO-30',
    categoryIds: [hobs],
    shortDescription:
      '<p onclick="alert(1)">A single burner for the wok.<script>alert("x")</script><img src=x onerror=alert(2)> ' +
      '<a href="javascript:alert(3)">Watch it</a><iframe src="https://video.example/vulcano"></iframe></p>' +
      '<style>body{display:none}</style><p>Fierce &#8211; and <strong>easy to clean',
    images: pictured('hob-30-expert-stainless_steel-wok', 'en'),
    meta: [
      ['Language', 'english'],
      ['collection', 'expert'],
      ['color', 'stainless_steel'],
      ['width', '30'],
      ['cooktop_type', 'gas'],
      ['cooktop', 'Type: <b>1 gas burner</b> - Power: 5 kW'],
    ],
  },
  {
    name: 'Land 60 oven, several finishes',
    sku: 'LDF60-XX',
    categoryIds: [childOfOvens],
    shortDescription: '<p>Ordered in the finish of your choice.</p>',
    meta: [
      ['Language', 'english'],
      ['collection', 'land'],
      ['color', 'cream'],
      ['color', 'burgundy'],
      ['special_function', ['rotisserie', 'pizza_300°c']],
      ['width', 60],
      ['energy_class', 'a'],
      ['oven', { type: 'Electric static oven' }],
      ['_edit_lock', '1700000000:1'],
      ['featured_video', ''],
    ],
  },
  {
    name: 'Domino grill',
    sku: '',
    categoryIds: [hobs],
    shortDescription: '<p>Lava stone grill for the domino row.</p>',
    images: pictured('hob-30-expert-stainless_steel-grill', 'en'),
    meta: [['Language', 'english']],
  },
  {
    name: 'Grill domino',
    sku: '',
    categoryIds: [hobs],
    shortDescription: '<p>Grill a pietra lavica per la fila domino.</p>',
    images: pictured('hob-30-expert-stainless_steel-grill', 'it'),
    meta: [['Language', 'italian']],
  },
  {
    name: 'Vacuum drawer 60',
    sku: 'VAC-60',
    categoryIds: [ovens, compact],
    shortDescription:
      '<p>Seals food for slow cooking, below any oven 60 cm wide: an eco-friendly way to keep it.</p>',
    meta: [
      ['Language', 'english'],
      ['color', 'black'],
      ['width', '60'],
      ['energy_label', 'none'],
    ],
  },
  {
    name: "Golden handle d'oro",
    sku: 'HANDLE-01/A',
    visibility: 'search',
    categoryIds: [cookers],
    shortDescription:
      "<p>Gilt by hand for gas & electric cookers; d'oro, heat-proof to 300°C, 50% thicker.</p>",
    meta: [
      ['Language', 'english'],
      ['collection', 'antique'],
      ['color', 'nero'],
    ],
  },
  {
    name: "Maniglia d'oro",
    sku: 'HANDLE-01/A',
    visibility: 'search',
    categoryIds: [cookers],
    shortDescription: '<p>Perché è così: l’apostrofo tipografico, «virgolette» e 300°C.</p>',
    meta: [
      ['Language', 'italian'],
      ['collection', 'antique'],
      ['color', 'nero'],
    ],
  },
  { name: 'Care kit', sku: 'CARE-01', categoryIds: [15], meta: [['Language', 'english']] },
  {
    name: 'Elegant 90 in oat',
    sku: 'EL90-VAR-AV',
    type: 'variation',
    parentId: 1,
  },
];

/** The records that real stores also hold, numbered from `firstId`. */
export function oddProducts(firstId: number): StoredProduct[] {
  return [...withheld, ...untidy].map((odd, index) =>
    aStoredProduct({
      createdAt: '2024-03-08T10:00:00',
      modifiedAt: '2024-03-08T10:00:00',
      ...odd,
      id: firstId + index,
    }),
  );
}
