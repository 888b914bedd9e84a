import { dealersPath } from '@kitchen/shared/dealers.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { picturePath, socialSize } from '@kitchen/shared/pictures.ts';
import type { Product } from '@kitchen/shared/product.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ChoiceButtons } from '../../choices/choice-buttons.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { twelveColumns } from '../../theme/surfaces.ts';
import { colors, layout, spaces, tallWindow, typeSizes, weights } from '../../theme/tokens.ts';
import { Head } from '../../ui/head/head.tsx';
import { Prose } from '../../ui/page/prose.tsx';
import { RuledCaption } from '../../ui/page/ruled-caption.ts';
import { EnergyArrow } from '../../ui/products/energy-arrow.tsx';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';
import { splitOptions } from '../../ui/products/split-options.ts';
import { RecallAction } from '../../ui/recalls/recall-action.tsx';
import { RecallBanner } from '../../ui/recalls/recall-banner.tsx';
import { useRecalls } from '../../ui/recalls/use-recalls.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { Aesthetics } from './aesthetics.tsx';
import { ProductBand } from './band/product-band.tsx';
import { EnquiryBand } from './enquiry-band.tsx';
import { EnquiryButton } from './enquiry-button.tsx';
import { FactChips } from './fact-chips.tsx';
import { FitLink } from './fit/fit-link.tsx';
import { ModelButtons } from './model/model-buttons.tsx';
import { pictureRoomPx } from './pictures/picture-ground.ts';
import { ProductPictures } from './pictures/product-pictures.tsx';
import { ProductFrame } from './product-frame.tsx';
import { SheetSections } from './sections/sheet-sections.tsx';
import { useProductTitles } from './use-product-titles.ts';
import { Versions } from './versions.tsx';

/**
 * A product that is there: pictures, what it is, its technical sheet, and the way to ask about it; `stale` while
 * another one is on its way in its place.
 */
export function ProductDetails({ product, stale }: { product: Product; stale: boolean }) {
  const { t } = useTranslation(['texts', 'product']);
  const language = useLanguage();
  const facetTexts = useFacetTexts();
  const lang = product.language === language ? undefined : (product.language ?? undefined);
  const { energyLabel } = product;
  const [picture] = product.pictures;
  const lines = splitOptions(product.collection);
  const recalls = useRecalls(product.sku);
  const path = paths.product(product.sku);
  const { distinction, title, description } = useProductTitles(product);
  return (
    <article aria-busy={stale}>
      <Head
        title={title}
        canonicalPath={path}
        type="product"
        isProvisional={stale}
        {...(description !== '' && { description })}
        {...(picture && {
          picture: {
            social: picturePath(picture.source, socialSize, 'jpg'),
            alt: { en: picture.alt || product.name, it: picture.alt || product.name },
          },
        })}
      />
      <ProductFrame sku={product.sku} name={product.name} lang={lang} category={product.category}>
        <RecallBanner recalls={recalls} />
        <Columns>
          <PictureColumn>
            <ProductPictures product={product} lang={lang}>
              <ModelButtons product={product} lang={lang} />
            </ProductPictures>
          </PictureColumn>
          <TextColumn>
            <RuledCaption translate={lines.length > 0 ? 'no' : undefined}>
              {lines.map((line) => facetTexts.option('collection', line)).join(', ') || t('product:classic')}
            </RuledCaption>
            <Typography variant="productName" lang={lang} sx={{ marginTop: 2.5, textWrap: 'pretty' }}>
              <KeptWords text={distinction === null ? product.name : `${product.name} `} />
              {distinction !== null && (
                <Distinction lang={lang && language}>
                  <KeptWords text={distinction} />
                </Distinction>
              )}
            </Typography>
            {energyLabel && (
              <EnergyBesideName>
                <EnergyArrow energy={energyLabel} large />
              </EnergyBesideName>
            )}
            <Versions product={product} />
            <Actions data-screen-only>
              {recalls.length > 0 && <RecallAction sku={product.sku} recalls={recalls} />}
              <EnquiryButton product={product} variant={recalls.length > 0 ? 'outlined' : 'contained'} />
              <div>
                <Link
                  component={SiteLink}
                  variant="standalone"
                  rel="nofollow"
                  to={dealersPath({ display: product.sku })}
                >
                  {t('product:dealer')}
                </Link>
                <FitLink product={product} />
              </div>
            </Actions>
            {product.category && (
              <ChoiceButtons worded sku={product.sku} name={product.name} category={product.category} />
            )}
            {lang && (
              <Typography variant="meta" color="textSecondary" sx={{ marginTop: 4.5 }}>
                {t('product:otherLanguage')}
              </Typography>
            )}
            {product.shortDescription !== '' && (
              <Typography variant="lead" component="div" sx={{ marginTop: lang ? 1 : 4.5 }}>
                <Prose html={product.shortDescription} lang={lang} />
              </Typography>
            )}
            <FactChips product={product} lang={lang} />
            <Aesthetics product={product} lang={lang} />
          </TextColumn>
        </Columns>
        <ProductBand product={product} />
        <SheetSections product={product} lang={lang} />
      </ProductFrame>
      <EnquiryBand product={product} />
    </article>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(5),
  [theme.breakpoints.up('lg')]: twelveColumns,
  marginBottom: spaces.section,
  '@media print': {
    gridTemplateColumns: '2fr 3fr',
    columnGap: theme.spacing(4),
    marginBottom: 0,
  },
}));

const PictureColumn = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down('md')]: { marginInline: `calc(-1 * ${layout.gutter})` },
  [theme.breakpoints.up('lg')]: {
    gridColumn: '1 / 8',
    alignSelf: 'start',
    position: 'sticky',
    [tallWindow]: { top: layout.headerScrolledPx + pictureRoomPx },
  },
}));

const EnergyBesideName = styled('div')(({ theme }) => ({ marginTop: theme.spacing(2.5) }));

/** What tells the product from others of the same name. */
const Distinction = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: theme.spacing(1),
  fontSize: typeSizes.h3,
  fontWeight: weights.regular,
  lineHeight: 1.18,
  letterSpacing: 0,
  color: colors.stone,
  '&::first-letter': { textTransform: 'uppercase' },
}));

// Before the description, which may be long: what can be chosen and done is in the first window.
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 4),
  marginTop: theme.spacing(4),
  // Links stay together.
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 4) },
}));

const TextColumn = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('lg')]: { gridColumn: '8 / -1', paddingLeft: theme.spacing(7) },
}));
