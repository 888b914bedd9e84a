import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { useTranslation } from 'react-i18next';
import { removeCompared } from '../../choices/choices.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { inlineLinkStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, layout, typeSizes } from '../../theme/tokens.ts';
import { StorePicture } from '../../ui/pictures/store-picture.tsx';
import { EnergyArrow } from '../../ui/products/energy-arrow.tsx';
import { placementOf } from '../../ui/products/product-card.tsx';
import { RecallMark } from '../../ui/products/recall-mark.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { UnbrokenWords } from '../../ui/texts/unbroken-words.tsx';

interface ComparedProperties {
  product: Product;
}

export function ComparedPicture({ product: { pictures, category } }: ComparedProperties) {
  return (
    <Ground>
      <StorePicture
        picture={pictures[0] ?? null}
        sizes="(min-width: 48em) 24vw, 44vw"
        placement={placementOf(category)}
        first
        alt=""
      />
    </Ground>
  );
}

/** With the energy class, as both stay in sight over the data, which say it. */
export function ComparedName({ product: { sku, name, language, energyLabel, recall } }: ComparedProperties) {
  return (
    <>
      <Name to={paths.product(sku)} lang={language === useLanguage() ? undefined : (language ?? undefined)}>
        <KeptWords text={name} />
      </Name>
      <EnergyArrow energy={energyLabel} label="" />
      <RecallMark id={recall} name={name} />
    </>
  );
}

/** A product's code, and what to do with it. */
export function ComparedWays({ product, all }: ComparedProperties & { all: readonly Product[] }) {
  const { t } = useTranslation('choices');
  const { sku, name } = product;
  const others = all.filter((other) => other !== product).map((other) => other.sku);
  return (
    <>
      <Code translate="no">
        <UnbrokenWords text={t('compare.code', { sku })} />
      </Code>
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
  // One alone would fill the window.
  maxWidth: '24rem',
  '@media print': { maxWidth: '9rem' },
  backgroundColor: colors.ivory,
  overflow: 'hidden',
});

const Name = styled(SiteLink)(({ theme }) => ({
  ...inlineLinkStyle,
  display: 'block',
  paddingTop: theme.spacing(1.5),
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
  // Where a column is narrow their words take two lines.
  '& a': {
    ...inlineLinkStyle,
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: layout.targetPx,
    minHeight: layout.targetPx,
    lineHeight: 1.6,
  },
  '@media print': { display: 'none' },
}));
