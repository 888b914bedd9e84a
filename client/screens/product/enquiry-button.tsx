import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import type { ButtonProps } from '@mui/material/Button';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../ui/site-link.tsx';

interface EnquiryButtonProperties extends Pick<ButtonProps, 'color' | 'variant'> {
  product: Product;
}

/** Leads to the contact form, which knows the product then. */
export function EnquiryButton({ product: { sku }, ...look }: EnquiryButtonProperties) {
  const { t } = useTranslation(['texts', 'product']);
  return (
    <Button
      component={SiteLink}
      to={paths.contactsAboutProduct(sku)}
      rel="nofollow"
      sx={{ width: { xs: '100%', sm: 'auto' } }}
      {...look}
    >
      {t('product:enquiry.action')}
    </Button>
  );
}
