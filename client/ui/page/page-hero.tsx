import type { SitePicture, SquareCut } from '../../pictures/site-picture.ts';
import { styled } from '../../theme/styled.ts';
import { contentEdge, darkSurface } from '../../theme/surfaces.ts';
import { layout } from '../../theme/tokens.ts';
import { coverWidth, MarketingPicture } from '../pictures/marketing-picture.tsx';
import type { Crumb } from './breadcrumbs.tsx';
import { HeaderStrip, HeroWords } from './hero-words.tsx';

interface PageHeroProperties {
  title: string;
  lead?: string;
  picture: SitePicture;
  /** Shown on narrow pages instead. */
  onPhones?: SquareCut;
  /** The way to this page, above its title. */
  crumbs?: readonly Crumb[];
}

/**
 * The head of a page: its words on teal, which the header stands on as well, and beside them, on
 * narrow windows above them, a picture that nothing lies over.
 */
export function PageHero({ title, lead, picture, onPhones, crumbs }: PageHeroProperties) {
  return (
    <Band data-ground="teal">
      <HeaderStrip />
      <Picture>
        <MarketingPicture
          picture={picture}
          sizes={`(min-width: 64em) ${coverWidth(picture, boxRatio, 58)}vw, (min-width: 48em) 100vw, 130vw`}
          {...(onPhones && { onPhones })}
          first
        />
      </Picture>
      <Words>
        <HeroWords title={title} lead={lead} crumbs={crumbs} />
      </Words>
    </Band>
  );
}

/** Width to height of the picture's box on wide windows, about. */
const boxRatio = 1.25;

const Band = styled('section')(({ theme }) => ({
  ...darkSurface,
  position: 'relative',
  paddingTop: layout.headerPx,
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    minHeight: 'clamp(36rem, 92svh, 58rem)',
  },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  // The title below it is in sight on low windows too.
  height: 'min(104vw, 46svh)',
  '& img': { position: 'absolute', inset: 0 },
  [theme.breakpoints.up('md')]: { height: 'min(60vw, 56svh)' },
  [theme.breakpoints.up('lg')]: { gridArea: '1 / 2', height: 'auto' },
}));

const Words = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(3, 7),
  paddingInline: layout.gutter,
  [theme.breakpoints.up('lg')]: {
    gridArea: '1 / 1',
    // From above, not on the panel's foot: a slow page's later words push the earlier ones nowhere.
    paddingTop: 'clamp(3rem, 32svh, 20rem)',
    paddingBottom: theme.spacing(9),
    paddingInline: `${contentEdge} ${theme.spacing(6)}`,
  },
}));
