import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { inlineLinkStyle, standaloneTargetStyle } from '../../theme/link-styles.ts';
import { colors, fonts, layout, typeSizes } from '../../theme/tokens.ts';
import { removeCompared } from '../../ui/choices/choices.ts';
import { placementOf } from '../../ui/product-card.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { StorePicture } from '../../ui/store-picture.tsx';

/** What stands over a product's column: picture, name, and what to do with it. */
export function ComparedProduct({ product, all }: { product: Product; all: readonly Product[] }) {
  const { t } = useTranslation('choices');
  const language = useLanguage();
  const { sku, name, pictures, category } = product;
  const others = all.filter((other) => other !== product).map((other) => other.sku);
  return (
    <>
      <Ground>
        <StorePicture
          picture={pictures[0] ?? null}
          sizes="(min-width: 48em) 24vw, 34vw"
          placement={placementOf(category)}
          alt=""
        />
      </Ground>
      <Name
        to={paths.product(sku)}
        lang={product.language === language ? undefined : (product.language ?? undefined)}
      >
        {name}
      </Name>
      <Code>{t('compare.code', { sku })}</Code>
      <Ways>
        <SiteLink to={paths.contactsAboutProduct(sku)} aria-label={`${t('compare.enquire')}: ${name}`}>
          {t('compare.enquire')}
        </SiteLink>
        <SiteLink
          to={others.length > 0 ? paths.compareOf(others) : paths.compare}
          rel="nofollow"
          aria-label={t('compare.removeProduct', { name })}
          onClick={() => removeCompared(sku)}
        >
          {t('compare.remove')}
        </SiteLink>
      </Ways>
    </>
  );
}

const Ground = styled('div')({
  position: 'relative',
  aspectRatio: '1',
  backgroundColor: colors.ivory,
  overflow: 'hidden',
});

const Name = styled(SiteLink)(({ theme }) => ({
  ...inlineLinkStyle,
  display: 'block',
  marginTop: theme.spacing(1.5),
  paddingBlock: theme.spacing(0.5),
  fontFamily: fonts.serif,
  fontSize: typeSizes.accordionTitle,
  lineHeight: 1.2,
  textDecoration: 'none',
  color: colors.teal900,
  '&:hover': { textDecoration: `underline ${colors.brass}` },
}));

const Code = styled('p')({ color: colors.stone, fontSize: typeSizes.meta });

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  '& a': { ...standaloneTargetStyle, minWidth: layout.targetPx },
}));
