import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../ui/site-link.tsx';

/** Leads back to the product that the enquiry is about. */
export function ProductLink({ sku }: { sku: string }) {
  const { t } = useTranslation('enquiry');
  return (
    <Link component={SiteLink} variant="standalone" to={paths.product(sku)}>
      {t('contacts.product.link')}
    </Link>
  );
}
