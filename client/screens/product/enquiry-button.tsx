import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { SiteButton } from '../../ui/site-button.tsx';

interface EnquiryButtonProperties extends Pick<ComponentProps<typeof SiteButton>, 'color' | 'variant'> {
  product: Product;
}

/** Leads to the contact form, which knows the product then. */
export function EnquiryButton({ product: { sku }, ...look }: EnquiryButtonProperties) {
  const { t } = useTranslation(['texts', 'product']);
  return (
    <Action to={paths.contactsAboutProduct(sku)} rel="nofollow" {...look}>
      {t('product:enquiry.action')}
    </Action>
  );
}

const Action = styled(SiteButton)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));
