import { organization, website } from '../../ui/head/organization.ts';
import { StructuredData } from '../../ui/head/structured-data.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';

/** The site and its maker, as search engines know them from its first page. */
export function SiteData() {
  const { brand, publicUrl } = useSiteSettings();
  return (
    <>
      <StructuredData data={website(brand, publicUrl)} />
      <StructuredData data={organization(brand, publicUrl)} />
    </>
  );
}
