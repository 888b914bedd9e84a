import type { Brand } from '@kitchen/shared/brand.ts';

export const organizationId = (publicUrl: string) => `${publicUrl}/#organization`;

/** The maker where it is named only: all that is known of it stands under its `@id` on the home page. */
export const namedOrganization = (brand: Brand, publicUrl: string) => ({
  '@type': 'Organization',
  '@id': organizationId(publicUrl),
  name: brand.name,
});
