import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SitePicture } from '../pictures/site-picture.ts';
import { contentWidth, darkSurface } from '../theme/surfaces.ts';
import { colors, layout, veiled } from '../theme/tokens.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { MarketingPicture } from './marketing-picture.tsx';

interface PageHeroProperties {
  title: string;
  lead?: string;
  picture: SitePicture;
  /** The way to this page, above its title. */
  crumbs?: readonly Crumb[];
  /** For a picture that is too small for the whole width: on wide pages it fills the right half. */
  aside?: boolean;
  /** Ground that the picture fades into. */
  ground?: 'night' | 'nero';
  /** Buttons or links under the words. */
  children?: ReactNode;
}

/**
 * The head of a page: its title on a dark picture that lies under the header as well; on phones the
 * words stand below the picture.
 */
export function PageHero({
  title,
  lead,
  picture,
  crumbs,
  aside = false,
  ground = 'night',
  children,
}: PageHeroProperties) {
  return (
    <Band data-ground={ground} data-aside={aside || undefined}>
      <Picture>
        <MarketingPicture
          picture={picture}
          sizes={aside ? '(min-width: 48em) 62vw, 130vw' : '(min-width: 48em) 100vw, 130vw'}
          first
        />
      </Picture>
      <Words>
        {crumbs && <Breadcrumbs crumbs={crumbs} onDark />}
        <Typography variant="display">{title}</Typography>
        {lead !== undefined && <Typography variant="lead">{lead}</Typography>}
        {children !== undefined && <Actions>{children}</Actions>}
      </Words>
    </Band>
  );
}

/** Veils under the header and under the words; bright pictures, too, leave white text 4.5:1. */
const veils = (ground: `#${string}`) => {
  const underHeader = `linear-gradient(${veiled(ground, 0.56)}, ${veiled(ground, 0.46)} ${layout.headerPx}px, ${veiled(ground, 0)} 46%)`;
  const underWords = `linear-gradient(14deg, ${veiled(ground, 0.66)} 22%, ${veiled(ground, 0)} 54%)`;
  return {
    backgroundColor: ground,
    '--veil-narrow': [underHeader, `linear-gradient(${veiled(ground, 0)} 55%, ${ground})`].join(),
    '--veil-wide': [
      underHeader,
      `linear-gradient(75deg, ${veiled(ground, 0.84)} 12%, ${veiled(ground, 0.42)} 38%, ${veiled(ground, 0)} 60%)`,
      underWords,
    ].join(),
    '--veil-aside': [
      underHeader,
      `linear-gradient(90deg, ${ground}, ${veiled(ground, 0)} 45%)`,
      underWords,
    ].join(),
  };
};

const Band = styled('section')(({ theme }) => ({
  ...darkSurface,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minHeight: 'min(47.5rem, 90svh)',
  '&[data-ground="night"]': veils(colors.night),
  '&[data-ground="nero"]': veils(colors.nero),
  '& h1': { color: colors.white },
  [theme.breakpoints.up('md')]: {
    justifyContent: 'end',
    minHeight: 'clamp(36rem, 92svh, 52rem)',
  },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  // The title below it is in sight on low windows too.
  height: 'min(138vw, 34.5rem, 64svh)',
  '& img': { position: 'absolute', inset: 0 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: 'var(--veil-narrow)',
  },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    inset: 0,
    height: 'auto',
    '&::after': { backgroundImage: 'var(--veil-wide)' },
    '[data-aside] > &': { insetInlineStart: '38%' },
    '[data-aside] > &::after': { backgroundImage: 'var(--veil-aside)' },
  },
}));

const Words = styled('div')(({ theme }) => ({
  ...contentWidth,
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(1),
  paddingBottom: theme.spacing(6.5),
  '& h1': { maxWidth: '10em' },
  '& p': { maxWidth: '30em' },
  '& > nav': { marginBottom: theme.spacing(-2), maxWidth: '100%' },
  [theme.breakpoints.up('md')]: {
    // Stays clear of the header where letters are large.
    paddingTop: layout.headerPx + 32,
    paddingBottom: theme.spacing(11),
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(1),
  [theme.breakpoints.down('sm')]: { justifySelf: 'stretch', '& > *': { flexGrow: 1 } },
}));
