import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { typeSizes, weights } from '../../theme/tokens.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { YearsBadge } from './years-badge.tsx';

/** Wordmark, tagline and the years of experience; leads home. */
export function HomeLink() {
  const { t } = useTranslation();
  const { brand } = useSiteSettings();
  return (
    <Brand to={paths.home}>
      <span>
        <Mark>
          <Wordmark />
        </Mark>
        <Tagline lang="en">{brand.tagline}</Tagline>
      </span>
      <Divider />
      <Badge />
      {/* The badge itself says these words. */}
      <Words aria-hidden="true">{t('frame.experience')}</Words>
    </Brand>
  );
}

// The logo keeps its size where a reader enlarges the text: it is a picture of letters.
const markPx = { phone: 26, scrolled: 27, beside: 30, full: 34 };

/** Between these widths, in `em`, the links of the navigation need the room. */
const narrowBeside = ['xl', 82.5] as const;

const Brand = styled(SiteLink)(({ theme }) => ({
  gridArea: 'home',
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  [theme.breakpoints.up(22.5)]: { gap: 13 },
  [theme.breakpoints.up('sm')]: { gap: 24 },
  [theme.breakpoints.up('md')]: { '[data-scrolled] &': { gap: 21 } },
  [theme.breakpoints.between(...narrowBeside)]: { gap: 15 },
}));

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  fontSize: `min(${markPx.phone}px, 6.7vw)`,
  [theme.breakpoints.up('sm')]: {
    fontSize: markPx.full,
    '[data-scrolled] &': { fontSize: markPx.scrolled },
  },
  [theme.breakpoints.between(...narrowBeside)]: { fontSize: markPx.beside },
}));

const Tagline = styled('span')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('sm')]: {
    display: 'block',
    marginTop: 10,
    fontSize: typeSizes.caption,
    lineHeight: 1.2,
    letterSpacing: '.08em',
    '[data-scrolled] &': { display: 'none' },
  },
}));

const Divider = styled('span')(({ theme }) => ({
  display: 'none',
  width: 1,
  height: 40,
  marginInlineStart: 14,
  backgroundColor: 'currentColor',
  opacity: 0.3,
  [theme.breakpoints.up(22.5)]: { display: 'block' },
  [theme.breakpoints.up('sm')]: {
    height: 60,
    marginInlineStart: 0,
    '[data-scrolled] &': { height: 40 },
  },
}));

const Badge = styled(YearsBadge)(({ theme }) => ({
  flexShrink: 0,
  width: 48,
  height: 48,
  [theme.breakpoints.up('sm')]: {
    width: 68,
    height: 68,
    '[data-scrolled] &': { width: 48, height: 48 },
  },
  [theme.breakpoints.between(...narrowBeside)]: { width: 56, height: 56 },
}));

const Words = styled('span')(({ theme }) => ({
  display: 'none',
  // One word a line, whatever the language.
  maxWidth: '6.2em',
  marginInlineStart: -12,
  fontSize: '.8125rem',
  lineHeight: 17 / 13,
  fontWeight: weights.medium,
  [theme.breakpoints.up('md')]: { display: 'block' },
  [theme.breakpoints.between(...narrowBeside)]: { marginInlineStart: -7, fontSize: typeSizes.caption },
}));
