import type { Product } from '@kitchen/shared/product.ts';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteSettings } from '../../ui/site-settings.tsx';

interface EnquiryButtonProperties extends Pick<ComponentProps<typeof Button>, 'color'> {
  product: Product;
}

/** Starts a mail to the brand about the product. */
export function EnquiryButton({ product: { name, sku }, color = 'primary' }: EnquiryButtonProperties) {
  const { t } = useTranslation();
  const { brand } = useSiteSettings();
  const subject = t('product.enquiry.subject', { name, sku });
  return (
    <Button
      href={`mailto:${brand.email}?subject=${encodeURIComponent(subject)}`}
      color={color}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      {t('product.enquiry.action')}
    </Button>
  );
}
