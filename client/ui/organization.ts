import type { Brand } from '@kitchen/shared/brand.ts';

/** The maker, as search engines know it (schema.org). */
export const organization = (brand: Brand, publicUrl: string) => ({
  '@type': 'Organization',
  name: brand.name,
  slogan: brand.tagline,
  url: publicUrl,
  email: brand.email,
  telephone: brand.phone,
  foundingDate: String(brand.foundedYear),
  sameAs: Object.values(brand.social),
});
