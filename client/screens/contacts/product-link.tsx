import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** Leads back to the product that the enquiry is about. */
export function ProductLink({ sku }: { sku: string }) {
  const { t } = useTranslation('enquiry');
  return <Link to={paths.product(sku)}>{t('contacts.product.link')}</Link>;
}

const Link = styled(SiteLink)(standaloneTargetStyle);
