import { dealersPath } from '@kitchen/shared/dealers.ts';
import type { Product } from '@kitchen/shared/product.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CallBand } from '../../ui/page/call-band.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { EnquiryButton } from './enquiry-button.tsx';
import { familyChoices } from './product-versions.ts';

/** The last word of a product's page: an invitation to ask. */
export function EnquiryBand({ product }: { product: Product }) {
  const { t } = useTranslation(['texts', 'product']);
  const hasColors = familyChoices(product).color.length > 1;
  return (
    <CallBand title={t(hasColors ? 'product:enquiry.colorQuestion' : 'product:enquiry.question')}>
      <EnquiryButton product={product} color="onDark" />
      <Button
        component={SiteLink}
        rel="nofollow"
        to={dealersPath({ display: product.sku })}
        variant="outlined"
        color="onDark"
      >
        {t('product:dealer')}
      </Button>
    </CallBand>
  );
}
