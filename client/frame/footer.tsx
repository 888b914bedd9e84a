import { categories } from '@kitchen/shared/categories.ts';
import { pageAddress } from '@kitchen/shared/page-query.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/use-language.ts';
import { styled } from '../theme/styled.ts';
import { contentWidth, darkSurface, hiddenClass, twelveColumns } from '../theme/surfaces.ts';
import { colors, fonts, layout, typeSizes, veiled } from '../theme/tokens.ts';
import { languageAddress } from '../ui/head/head.tsx';
import { mailAddress, phoneAddress } from '../ui/page/contact-addresses.ts';
import { SiteLink } from '../ui/site-link.tsx';
import { useSiteSettings } from '../ui/site-settings.tsx';
import { TextWithElements } from '../ui/texts/text-with-elements.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { usePlainPath } from './use-plain-path.ts';

const smallPrint = [
  ['serviceArea', paths.login],
  ['companyInfo', paths.companyInfo],
  ['privacyPolicy', paths.privacyPolicy],
  ['accessibility', paths.accessibility],
  ['recalls', paths.recalls],
  ['reportSafety', paths.contactsAbout('safety')],
] as const;

/** Brand, products, address and the small print; dark on the page of the contacts, which it closes. */
export function Footer() {
  const { t } = useTranslation();
  const settings = useSiteSettings();
  const { brand, year } = settings;
  const { pathname, search } = useLocation();
  const { street, postalCode, city } = brand.postal;
  const { vatNumber } = brand.company;
  return (
    <Ground data-dark={usePlainPath() === paths.contacts || undefined}>
      <Ways>
        <div>
          <Mark>
            <Wordmark />
          </Mark>
          <Tagline lang="en">{brand.tagline}</Tagline>
        </div>
        <ul aria-label={t('frame.pages.products')}>
          {categories.map((category) => (
            <li key={category}>
              <Link component={SiteLink} underline="hover" to={paths.category(category)}>
                {t(`listing.categories.${category}.name`)}
              </Link>
            </li>
          ))}
        </ul>
        <div>
          <Link variant="standalone" href={mailAddress(brand)}>
            <span className={hiddenClass}>
              <TextWithElements text={`${t('frame.email', { brand: brand.name })}: `} />
            </span>
            {brand.email}
          </Link>
          <Link underline="hover" href={phoneAddress(brand)}>
            {brand.phone}
          </Link>
          <Link component={SiteLink} underline="hover" to={paths.support}>
            {t('frame.support')}
          </Link>
          <Address>{`${street}, ${postalCode} ${city}`}</Address>
        </div>
      </Ways>
      <p data-print-only translate="no">
        {languageAddress(pageAddress(pathname, new URLSearchParams(search)), useLanguage(), settings)}
      </p>
      <SmallPrint>
        <p>
          <span translate="no">{`© ${year} ${brand.name}`}</span>
          {vatNumber && <span>{t('frame.vat', { number: vatNumber })}</span>}
        </p>
        <ul>
          {smallPrint.map(([name, to]) => (
            <li key={name}>
              <Link component={SiteLink} underline="hover" to={to}>
                {t(`frame.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </SmallPrint>
    </Ground>
  );
}

const Ground = styled('footer')({
  ...contentWidth,
  '--line': colors.line,
  '--secondary': colors.stone,
  color: colors.teal900,
  borderTop: '1px solid var(--line)',
  '&[data-dark]': {
    ...darkSurface,
    '--line': veiled(colors.white, 0.25),
    '--secondary': colors.mist,
    borderTop: 0,
  },
});

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: layout.targetPx,
} as const;

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 28,
  paddingBlock: '48px 40px',
  borderBottom: '1px solid var(--line)',
  fontSize: typeSizes.small,
  '& > ul': { columns: '9em 2', columnGap: layout.columnGap },
  '& li': { breakInside: 'avoid' },
  '& li a, & div > a:not([href^="mailto:"])': linkStyle,
  '& a[href^="mailto:"]': {
    minHeight: 0,
    // Its capitals are level with the wordmark's.
    marginTop: -6,
    paddingBlock: 6,
    fontFamily: fonts.serif,
    fontSize: typeSizes.h3,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '&::before': { display: 'none' },
    '&::after': { bottom: 0 },
  },
  [theme.breakpoints.up('md')]: {
    ...twelveColumns,
    paddingTop: 56,
    '& > div:first-of-type': { gridColumn: '1 / -1' },
    '& > ul': { gridColumn: '1 / 7' },
    '& > div:last-of-type': { gridColumn: '7 / -1' },
  },
  [theme.breakpoints.up('lg')]: {
    '& > div:first-of-type': { gridColumn: '1 / 5' },
    '& > ul': { gridColumn: '5 / 9' },
    '& > div:last-of-type': { gridColumn: '9 / -1' },
  },
}));

const Address = styled('address')({ color: 'var(--secondary)', marginTop: 6 });

const Mark = styled('span')({ display: 'grid', fontSize: 34 });

const Tagline = styled('p')({
  marginTop: 8,
  fontSize: typeSizes.small,
  letterSpacing: '.04em',
  color: 'var(--secondary)',
});

const SmallPrint = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingBlock: '26px 20px',
  fontSize: typeSizes.small,
  '& p': { display: 'flex', flexWrap: 'wrap', columnGap: 24, paddingBlock: 11, color: 'var(--secondary)' },
  '& a': linkStyle,
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    '& span': { whiteSpace: 'nowrap' },
    paddingBlock: '17px 21px',
    columnGap: 48,
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 36 },
  },
}));
