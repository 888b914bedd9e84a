import { organization, website } from '../../ui/organization.ts';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { StructuredData } from '../../ui/structured-data.tsx';

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
