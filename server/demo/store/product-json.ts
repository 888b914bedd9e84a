import { renderText } from './render-text.ts';
import { storeCategories } from './store-categories.ts';
import type { StoredProduct } from './stored-product.ts';

export interface JsonOptions {
  /** The store's home address, without a slash at the end. */
  homeUrl: string;
  /** Ids of other products of the category, which the store mentions in random order. */
  relatedIds(product: StoredProduct): number[];
}

const pictureSide = 900;
const thumbnailSides = [300, 150, 324, 416, 100];

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/<[^<>]*>|&[a-z]+;|[^\w\s.-]/gi, '')
    .trim()
    .toLowerCase()
    .replace(/[\s._]+/g, '-')
    .replace(/-+/g, '-');
}

/** The store keeps local time, one hour ahead of UTC. */
function utc(local: string): string {
  return new Date(Date.parse(`${local}Z`) - 3_600_000).toISOString().slice(0, 19);
}

function imageJson({ images, createdAt }: StoredProduct, homeUrl: string) {
  return images.map(({ file, alt }) => {
    const src = `${homeUrl}/wp-content/uploads/2026/11/${file}`;
    const sized = (side: number) => src.replace(/(\.\w+)$/, `-${side}x${side}$1`);
    return {
      id: [...file].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 90_000, 7) + 10_000,
      date_created: createdAt,
      date_created_gmt: utc(createdAt),
      date_modified: createdAt,
      date_modified_gmt: utc(createdAt),
      src,
      name: file.replace(/\.\w+$/, ''),
      alt,
      srcset: [`${src} ${pictureSide}w`, ...thumbnailSides.map((side) => `${sized(side)} ${side}w`)].join(
        ', ',
      ),
      sizes: `(max-width: ${pictureSide}px) 100vw, ${pictureSide}px`,
      thumbnail: sized(324),
    };
  });
}

/** Numbers and truth values come back as text, as the database has no other. */
function metaJson({ id, meta }: StoredProduct) {
  return meta.map(([key, value], index) => ({
    id: id * 50 + index,
    key,
    value: typeof value === 'object' ? value : value === true ? '1' : value === false ? '' : String(value),
  }));
}

function links({ id, parentId }: StoredProduct, homeUrl: string) {
  const collection = `${homeUrl}/wp-json/wc/v3/products`;
  return {
    self: [
      {
        href: `${collection}/${id}`,
        targetHints: { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
      },
    ],
    collection: [{ href: collection }],
    ...(parentId && { up: [{ href: `${collection}/${parentId}` }] }),
  };
}

/** A record as `wc/v3/products` gives it; in the `edit` context texts come as they are stored. */
export function productJson(product: StoredProduct, { homeUrl, relatedIds }: JsonOptions, context: string) {
  const variation = product.type === 'variation';
  const public_ = product.status === 'publish' || product.status === 'private';
  const slug =
    product.status === 'draft' || product.status === 'pending' ? '' : product.slug || slugOf(product.name);
  const text = context === 'edit' ? (stored: string) => stored : renderText;
  const price = variation ? '10' : '';
  return {
    id: product.id,
    name: product.name,
    slug,
    permalink: public_ ? `${homeUrl}/product/${slug}/` : `${homeUrl}/?post_type=product&p=${product.id}`,
    date_created: product.createdAt,
    date_created_gmt: utc(product.createdAt),
    date_modified: product.modifiedAt,
    date_modified_gmt: utc(product.modifiedAt),
    type: product.type,
    status: product.status,
    featured: false,
    catalog_visibility: product.visibility,
    description: text(product.description),
    short_description: text(product.shortDescription),
    sku: product.sku,
    price,
    regular_price: price,
    sale_price: '',
    date_on_sale_from: null,
    date_on_sale_from_gmt: null,
    date_on_sale_to: null,
    date_on_sale_to_gmt: null,
    on_sale: false,
    purchasable: variation,
    total_sales: variation ? '0' : 0,
    virtual: false,
    downloadable: false,
    downloads: [],
    download_limit: -1,
    download_expiry: -1,
    external_url: '',
    button_text: '',
    tax_status: 'taxable',
    tax_class: '',
    manage_stock: false,
    stock_quantity: null,
    backorders: 'no',
    backorders_allowed: false,
    backordered: false,
    low_stock_amount: null,
    sold_individually: false,
    weight: product.weight,
    dimensions: { length: '', width: '', height: '' },
    shipping_required: true,
    shipping_taxable: true,
    shipping_class: '',
    shipping_class_id: 0,
    reviews_allowed: !variation,
    average_rating: '0.00',
    rating_count: 0,
    upsell_ids: [],
    cross_sell_ids: [],
    parent_id: product.parentId,
    purchase_note: '',
    categories: storeCategories
      .filter(({ id }) => product.categoryIds.includes(id))
      .map(({ id, name, slug }) => ({ id, name, slug })),
    brands: [],
    tags: [],
    images: imageJson(product, homeUrl),
    attributes: [],
    default_attributes: [],
    variations: [],
    grouped_products: [],
    menu_order: 0,
    price_html: '',
    related_ids: variation ? [] : relatedIds(product),
    meta_data: metaJson(product),
    stock_status: 'instock',
    has_options: false,
    post_password: product.password,
    global_unique_id: product.gtin,
    _links: links(product, homeUrl),
  };
}

/** Keeps the fields that `_fields` names; `images.src` keeps that part of each image. */
export function pickFields(record: object, fields: string): object {
  const named = fields
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '');
  if (named.length === 0) return record;
  const picked = Object.entries(record).flatMap(([key, value]) => {
    if (named.includes(key)) return [[key, value] as const];
    const inner = named
      .filter((name) => name.startsWith(`${key}.`))
      .map((name) => name.slice(key.length + 1));
    if (inner.length === 0 || typeof value !== 'object' || value === null) return [];
    const part = (item: object) => pickFields(item, inner.join(','));
    return [[key, Array.isArray(value) ? value.map(part) : part(value)] as const];
  });
  return Object.fromEntries(picked);
}

/** JSON as PHP writes it: slashes and everything beyond ASCII escaped. */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
