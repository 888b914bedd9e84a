import { useSiteSettings } from '../../ui/site-settings.tsx';
import { StructuredData } from '../../ui/structured-data.tsx';

/** The maker, as search engines know it from the first page of the site. */
export function OrganizationData() {
  const { brand, publicUrl } = useSiteSettings();
  return (
    <StructuredData
      data={{
        '@type': 'Organization',
        name: brand.name,
        slogan: brand.tagline,
        url: publicUrl,
        email: brand.email,
        telephone: brand.phone,
        foundingDate: String(brand.foundedYear),
        sameAs: Object.values(brand.social),
      }}
    />
  );
}
