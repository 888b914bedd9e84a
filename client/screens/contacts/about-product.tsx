import { apiPaths } from '@kitchen/shared/paths.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { StorePicture } from '../../ui/pictures/store-picture.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { AboutFrame } from './about-frame.tsx';
import { ProductLink } from './product-link.tsx';

/** The product that the enquiry is about: its code at once, name and picture when they are there. */
export function AboutProduct({ sku, label }: { sku: string; label: string }) {
  const { t } = useTranslation('enquiry');
  const answer = useAnswer(apiPaths.product(useLanguage(), sku), productSchema);
  const product = answer.state === 'loaded' ? answer.data : null;
  const isUnknown = answer.state === 'failed' && answer.problem.type === 'not-found';
  const code = t('contacts.product.code', { sku });
  return (
    <Frame aria-labelledby="product">
      {answer.state !== 'failed' && (
        <Square>
          {product?.pictures[0] && <StorePicture picture={product.pictures[0]} sizes="96px" alt="" />}
        </Square>
      )}
      <div>
        <p>{label}</p>
        <Typography
          variant="accordionTitle"
          translate={product ? undefined : 'no'}
          component="h2"
          id="product"
        >
          {product ? <KeptWords text={product.name} /> : code}
        </Typography>
        {product && <p translate="no">{code}</p>}
        {isUnknown && <p>{t('contacts.product.unknown')}</p>}
      </div>
      {answer.state !== 'failed' && <ProductLink sku={sku} />}
    </Frame>
  );
}

const Frame = styled(AboutFrame)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  '& p': { color: colors.stone, fontSize: typeSizes.small },
  '& > a': { gridColumn: 2, justifySelf: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > a': { gridColumn: 'auto' },
  },
}));

const Square = styled('div')({
  position: 'relative',
  width: 96,
  height: 96,
  border: `8px solid ${colors.ivory}`,
  backgroundColor: colors.ivory,
});
