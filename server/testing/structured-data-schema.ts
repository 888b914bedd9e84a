import { languages } from '@kitchen/shared/languages.ts';
import * as z from 'zod';
import { publicUrl } from './test-site.ts';

/** Of this site. Schemas are strict: what is neither documented nor meant here, an offer or a rating say, is a fault. */
const address = z.url().startsWith(`${publicUrl}/`);

/** A text as a whole: search engines cut by themselves. */
const wholeText = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !/…$|<\w/.test(text), 'is cut off, or markup');

const inLanguage = z.enum(languages);
const organizationId = z.literal(`${publicUrl}/#organization`);

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': organizationId,
  name: wholeText,
  legalName: wholeText,
  vatID: wholeText,
  slogan: wholeText,
  url: z.literal(publicUrl),
  logo: address,
  email: z.email(),
  telephone: z.string().startsWith('+'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: wholeText,
    postalCode: wholeText,
    addressLocality: wholeText,
    addressCountry: z.string().length(2),
  }),
  contactPoint: z.strictObject({
    '@type': z.literal('ContactPoint'),
    contactType: wholeText,
    url: address,
    email: z.email(),
    telephone: z.string().startsWith('+'),
    availableLanguage: z.array(inLanguage).min(1),
  }),
  foundingDate: z.string().regex(/^\d{4}$/),
  foundingLocation: wholeText.optional(),
  sameAs: z.array(z.url()).min(1).optional(),
});

/** Where it is only named, it is the same one. */
const namedOrganization = organization.pick({ '@type': true, '@id': true, name: true });

/** https://developers.google.com/search/docs/appearance/site-names: the site's root, whatever the page's language. */
const website = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': z.literal(`${publicUrl}/#website`),
  name: wholeText,
  url: z.literal(`${publicUrl}/`),
  inLanguage: z.array(inLanguage).length(languages.length),
  publisher: z.strictObject({ '@id': organizationId }),
});

const inOrder = (items: readonly { position: number }[]) =>
  items.every(({ position }, index) => position === index + 1);

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: wholeText,
        item: address,
      }),
    )
    .min(2)
    .refine(inOrder),
});

/** https://developers.google.com/search/docs/appearance/structured-data/carousel: a page that sums up others. */
const itemList = z.strictObject({
  '@type': z.literal('ItemList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: wholeText,
        url: address,
      }),
    )
    .min(1)
    .refine((items) => new Set(items.map(({ url }) => url)).size === items.length, 'names a page twice')
    .refine(inOrder),
});

const webPage = { name: wholeText, url: address, inLanguage };

const collectionPage = z.strictObject({
  '@type': z.literal('CollectionPage'),
  ...webPage,
  mainEntity: itemList.optional(),
  hasPart: z
    .array(
      z.strictObject({
        '@type': z.literal('DigitalDocument'),
        ...webPage,
        description: wholeText,
        encodingFormat: z.literal('application/pdf'),
      }),
    )
    .optional(),
});

const aboutPage = z.strictObject({
  '@type': z.literal('AboutPage'),
  ...webPage,
  mainEntity: organization,
});

const energyClass = z.string().regex(/^https:\/\/schema\.org\/EUEnergyEfficiencyCategory[A-G][123]?(Plus)?$/);

/** https://developers.google.com/search/docs/appearance/structured-data/product-variants, of sites with a page a variant. */
const productGroup = z.strictObject({
  '@type': z.literal('ProductGroup'),
  name: wholeText,
  productGroupID: wholeText,
  variesBy: z.array(z.enum(['https://schema.org/color', 'https://schema.org/size'])).min(1),
  hasVariant: z
    .array(
      z.strictObject({
        '@type': z.literal('Product'),
        name: wholeText,
        sku: wholeText,
        url: address,
        color: wholeText.optional(),
        size: wholeText.optional(),
      }),
    )
    .min(1),
});

/** https://developers.google.com/search/docs/appearance/structured-data/product */
const product = z.strictObject({
  '@type': z.literal('Product'),
  name: wholeText,
  sku: wholeText,
  url: address,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: wholeText }),
  manufacturer: namedOrganization,
  description: wholeText.optional(),
  image: address.optional(),
  model: wholeText.optional(),
  gtin: z
    .string()
    .regex(/^(\d{8}|\d{12,14})$/)
    .optional(),
  color: wholeText.optional(),
  size: wholeText.optional(),
  isVariantOf: productGroup.optional(),
  /** https://schema.org/3DModel */
  subjectOf: z
    .strictObject({
      '@type': z.literal('3DModel'),
      name: wholeText,
      encoding: z.strictObject({
        '@type': z.literal('MediaObject'),
        contentUrl: address,
        encodingFormat: z.literal('model/gltf-binary'),
        contentSize: z.string().regex(/^\d+ B$/),
      }),
    })
    .optional(),
  hasEnergyConsumptionDetails: z
    .array(
      z.strictObject({
        '@type': z.literal('EnergyConsumptionDetails'),
        hasEnergyEfficiencyCategory: energyClass,
        energyEfficiencyScaleMax: energyClass,
        energyEfficiencyScaleMin: energyClass,
      }),
    )
    .optional(),
  additionalProperty: z
    .array(z.strictObject({ '@type': z.literal('PropertyValue'), name: wholeText, value: wholeText }))
    .min(1)
    .optional(),
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
const localBusiness = z.strictObject({
  '@type': z.enum(['LocalBusiness', 'HomeGoodsStore']),
  '@id': address.endsWith('#dealer'),
  url: address,
  name: wholeText,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: wholeText,
    postalCode: wholeText.optional(),
    addressLocality: wholeText,
    addressCountry: z.string().length(2),
  }),
  geo: z
    .strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() })
    .optional(),
  telephone: z.string().startsWith('+').optional(),
  email: z.email().optional(),
  sameAs: z.url().optional(),
  openingHoursSpecification: z.array(
    z.strictObject({
      '@type': z.literal('OpeningHoursSpecification'),
      dayOfWeek: z.array(z.enum(weekdays)).min(1),
      opens: z.iso.time({ precision: -1 }),
      closes: z.iso.time({ precision: -1 }),
    }),
  ),
});

const context = { '@context': z.literal('https://schema.org') };

/** What a block of JSON-LD may say: each type as Google documents it, and of that only what the site knows. */
export const structuredDataSchema = z.discriminatedUnion('@type', [
  aboutPage.extend(context),
  breadcrumbList.extend(context),
  collectionPage.extend(context),
  localBusiness.extend(context),
  organization.extend(context),
  product.extend(context),
  website.extend(context),
]);
export type StructuredData = z.infer<typeof structuredDataSchema>;
