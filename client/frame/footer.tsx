import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { standaloneLinkStyle } from '../theme/link-styles.ts';
import { contentWidth, darkSurface, visuallyHidden } from '../theme/surfaces.ts';
import { colors, fonts, layout, typeSizes, veiled, weights } from '../theme/tokens.ts';
import { SiteLink } from '../ui/site-link.tsx';
import { useSiteSettings } from '../ui/site-settings.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { usePlainPath } from './use-plain-path.ts';

/** Brand, address and the small print; dark on the page of the contacts, which it closes. */
export function Footer() {
  const { t } = useTranslation();
  const { brand, year } = useSiteSettings();
  return (
    <Ground data-dark={usePlainPath() === paths.contacts || undefined}>
      <Address>
        <div>
          <Mark />
          <Tagline>{brand.tagline}</Tagline>
        </div>
        <Email href={`mailto:${brand.email}`}>
          <span style={visuallyHidden}>{t('frame.email', { brand: brand.name })}: </span>
          {brand.email}
        </Email>
      </Address>
      <SmallPrint>
        <p>
          © {year} {brand.name}
        </p>
        <ul>
          <li>
            <SiteLink to={paths.login}>{t('frame.serviceArea')}</SiteLink>
          </li>
          <li>
            <SiteLink to={paths.companyInfo}>{t('frame.companyInfo')}</SiteLink>
          </li>
          <li>
            <SiteLink to={paths.privacyPolicy}>{t('frame.privacyPolicy')}</SiteLink>
          </li>
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

const Address = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 32,
  paddingBlock: '48px 44px',
  borderBottom: '1px solid var(--line)',
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingTop: 56,
  },
}));

const Mark = styled(Wordmark)({ display: 'block', fontSize: 34 });

const Tagline = styled('p')({
  marginTop: 8,
  fontSize: typeSizes.small,
  letterSpacing: '.04em',
  color: 'var(--secondary)',
});

const Email = styled('a')({
  ...standaloneLinkStyle,
  fontFamily: fonts.serif,
  fontSize: typeSizes.h3,
  fontWeight: weights.medium,
  lineHeight: 1.3,
  paddingBlock: 6,
  overflowWrap: 'anywhere',
  '&::before': { display: 'none' },
});

const SmallPrint = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingBlock: '26px 20px',
  fontSize: typeSizes.small,
  '& p': { paddingBlock: 11, color: 'var(--secondary)' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: layout.targetPx },
  '& a:hover': { textDecoration: `underline ${colors.brass}`, textUnderlineOffset: '5px' },
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingBlock: '17px 21px',
    '& ul': { display: 'flex', gap: 36 },
  },
}));
