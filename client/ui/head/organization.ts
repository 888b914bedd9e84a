import type { Brand } from '@kitchen/shared/brand.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { namedOrganization, organizationId } from './named-organization.ts';

/** The site, as search engines name it in their results: one, whatever the language. */
export const website = (brand: Brand, publicUrl: string) => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/#website`,
  name: brand.name,
  url: `${publicUrl}/`,
  inLanguage: languages,
  publisher: { '@id': organizationId(publicUrl) },
});

/** The maker, as search engines know it (schema.org). What is not known is left out. */
export const organization = (brand: Brand, publicUrl: string) => ({
  ...namedOrganization(brand, publicUrl),
  legalName: brand.company.legalName,
  vatID: brand.company.vatNumber ?? undefined,
  slogan: brand.tagline,
  url: publicUrl,
  logo: `${publicUrl}/icon-512.png`,
  email: brand.email,
  telephone: brand.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.postal.street,
    postalCode: brand.postal.postalCode,
    addressLocality: brand.postal.city,
    addressCountry: brand.postal.country,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    url: publicUrl + paths.contacts,
    email: brand.email,
    telephone: brand.phone,
    availableLanguage: languages,
  },
  foundingDate: String(brand.foundedYear),
  sameAs: socialPages(brand),
});

function socialPages({ social }: Brand): string[] | undefined {
  const pages = Object.values(social).filter((page) => page !== null);
  return pages.length > 0 ? pages : undefined;
}
