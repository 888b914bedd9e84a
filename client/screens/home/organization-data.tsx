import { organization } from '../../ui/organization.ts';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { StructuredData } from '../../ui/structured-data.tsx';

/** The maker, as search engines know it from the first page of the site. */
export function OrganizationData() {
  const { brand, publicUrl } = useSiteSettings();
  return <StructuredData data={organization(brand, publicUrl)} />;
}
