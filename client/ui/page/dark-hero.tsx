import type { SitePicture, SquareCut } from '../../pictures/site-picture.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { colors, layout, veiled } from '../../theme/tokens.ts';
import { MarketingPicture } from '../pictures/marketing-picture.tsx';
import type { Crumb } from './breadcrumbs.tsx';
import { HeaderStrip, HeroWords } from './hero-words.tsx';

interface DarkHeroProperties {
  title: string;
  lead?: string;
  /** A picture that is dark by itself, from edge to edge of the page. */
  picture: SitePicture;
  /** Shown on narrow pages instead. */
  onPhones?: SquareCut;
  /** Ground of the header and of the words on narrow windows, as dark as the picture's edges. */
  ground: 'night' | 'nero';
  /** The way to this page, above its title. */
  crumbs?: readonly Crumb[];
}

/** The head of a page whose picture is dark enough for words to lie on it, below the header. */
export function DarkHero({ title, lead, picture, onPhones, ground, crumbs }: DarkHeroProperties) {
  return (
    <Band data-ground={ground}>
      <HeaderStrip />
      <Picture>
        <MarketingPicture
          picture={picture}
          sizes="(min-width: 64em) 104vw, (min-width: 48em) 222vw, 150vw"
          first
          {...(onPhones && { onPhones })}
        />
      </Picture>
      <Words>
        <HeroWords title={title} lead={lead} crumbs={crumbs} />
      </Words>
    </Band>
  );
}

const onGround = (ground: `#${string}`) => ({
  '--hero-ground': ground,
  '--from-ground': `linear-gradient(${ground}, ${veiled(ground, 0)} 22%)`,
  '--under-words': `linear-gradient(24deg, ${veiled(ground, 0.72)} 18%, ${veiled(ground, 0)} 46%)`,
  backgroundColor: ground,
});

const Band = styled('section')(({ theme }) => ({
  ...darkSurface,
  position: 'relative',
  paddingTop: layout.headerPx,
  '&[data-ground="night"]': onGround(colors.night),
  '&[data-ground="nero"]': onGround(colors.nero),
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    minHeight: 'clamp(36rem, 92svh, 58rem)',
  },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  // The title below it is in sight on low windows too.
  height: 'min(104vw, 46svh)',
  '& img': { position: 'absolute', inset: 0 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: 'var(--from-ground)',
  },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    inset: `${layout.headerPx}px 0 0`,
    height: 'auto',
    '&::after': { backgroundImage: 'var(--from-ground), var(--under-words)' },
  },
}));

const Words = styled('div')(({ theme }) => ({
  ...contentWidth,
  position: 'relative',
  paddingBlock: theme.spacing(3, 7),
  [theme.breakpoints.up('md')]: {
    paddingTop: theme.spacing(4),
    paddingBottom: theme.spacing(9),
  },
}));
