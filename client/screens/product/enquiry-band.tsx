import type { Product } from '@kitchen/shared/product.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { EnquiryButton } from './enquiry-button.tsx';
import { hasEnamel } from './has-enamel.ts';

/** The last word of a product's page: an invitation to ask. */
export function EnquiryBand({ product }: { product: Product }) {
  const { t } = useTranslation();
  return (
    <Band>
      <Typography variant="h2" sx={{ color: 'inherit', maxWidth: '20em' }}>
        {t(hasEnamel(product.color) ? 'product.enquiry.colorQuestion' : 'product.enquiry.question')}
      </Typography>
      <EnquiryButton product={product} color="onDark" />
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...darkSurface,
  ...contentWidth,
  paddingBlock: theme.spacing(11),
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3, 6),
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  '& a': { flexShrink: 0 },
}));
