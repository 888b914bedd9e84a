import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { standaloneLinkStyle } from '../theme/link-styles.ts';
import { contentWidth, visuallyHidden } from '../theme/surfaces.ts';
import { colors, fonts, typeSizes, weights } from '../theme/tokens.ts';
import { useSiteSettings } from '../ui/site-settings.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

export function Footer() {
  const { t } = useTranslation();
  const { brand, year } = useSiteSettings();
  return (
    <Ground>
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
      <Copyright>
        © {year} {brand.name}
      </Copyright>
    </Ground>
  );
}

const Ground = styled('footer')({
  ...contentWidth,
  color: colors.teal900,
  borderTop: `1px solid ${colors.line}`,
});

const Address = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 32,
  paddingBlock: '48px 44px',
  borderBottom: `1px solid ${colors.line}`,
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
  color: colors.stone,
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

const Copyright = styled('p')({ paddingBlock: '28px 32px', fontSize: typeSizes.small, color: colors.stone });
