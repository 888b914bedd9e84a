import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { removeCompared } from '../../choices/choices.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { colors, fonts, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { StorePicture } from '../../ui/pictures/store-picture.tsx';
import { EnergyArrow } from '../../ui/products/energy-arrow.tsx';
import { placementOf } from '../../ui/products/placement.ts';
import { RecallMark } from '../../ui/products/recall-mark.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { UnbrokenWords } from '../../ui/texts/unbroken-words.tsx';
import { comparedName, tellingCode } from './compared-name.ts';

interface ComparedProperties {
  product: Product;
}

interface AmongOthers extends ComparedProperties {
  all: readonly Product[];
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
export function ComparedName({ product, all }: AmongOthers) {
  const { sku, name, language, energyLabel, recall } = product;
  const code = tellingCode(product, all);
  return (
    <>
      <Link
        component={SiteLink}
        underline="hover"
        sx={nameStyle}
        to={paths.product(sku)}
        lang={language === useLanguage() ? undefined : (language ?? undefined)}
      >
        <KeptWords text={name} />
        {code && (
          <>
            {' '}
            <span className={hiddenClass} translate="no">
              {code}
            </span>
          </>
        )}
      </Link>
      <EnergyArrow energy={energyLabel} label="" />
      <RecallMark id={recall} name={comparedName(product, all)} />
    </>
  );
}

/** A product's code, and what to do with it. */
export function ComparedWays({ product, all }: AmongOthers) {
  const { t } = useTranslation('choices');
  const { sku } = product;
  const name = comparedName(product, all);
  const others = all.filter((other) => other !== product).map((other) => other.sku);
  return (
    <>
      <Code translate="no">
        <UnbrokenWords text={t('compare.code', { sku })} />
      </Code>
      <Ways>
        <Link
          component={SiteLink}
          to={paths.contactsAboutProduct(sku)}
          aria-label={`${t('compare.enquire')}: ${name}`}
        >
          {t('compare.enquire')}
        </Link>
        <Link
          component={SiteLink}
          to={others.length > 0 ? paths.compareOf(others) : paths.compare}
          rel="nofollow"
          aria-label={t('compare.removeProduct', { name })}
          onClick={() => removeCompared(sku)}
        >
          {t('compare.remove')}
        </Link>
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

const nameStyle = {
  display: 'block',
  paddingTop: 1.5,
  fontFamily: fonts.serif,
  fontSize: typeSizes.accordionTitle,
  fontWeight: weights.medium,
  lineHeight: 1.2,
  color: colors.teal900,
};

const Code = styled('p')({ color: colors.stone, fontSize: typeSizes.meta });

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  // Where a column is narrow their words take two lines.
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: layout.targetPx,
    minHeight: layout.targetPx,
    lineHeight: 1.6,
  },
  '@media print': { display: 'none' },
}));
