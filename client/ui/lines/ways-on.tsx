import type { SitePicture } from '../../pictures/site-picture.ts';
import { lineUnder } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, fonts, layout, motion, spaces, transition, typeSizes, weights } from '../../theme/tokens.ts';
import { MarketingPicture } from '../pictures/marketing-picture.tsx';
import { SiteLink } from '../site-link.tsx';
import { keptText } from '../texts/kept-words.tsx';

export interface WayOn {
  to: string;
  /** What the way is: the next line, say. */
  kind: string;
  name: string;
  picture: SitePicture;
}

/** Two pages to go on to, side by side, each with its picture. */
export function WaysOn({ label, ways }: { label: string; ways: readonly WayOn[] }) {
  return (
    <Ways aria-label={label}>
      {ways.map(({ to, kind, name, picture }) => (
        <Way key={to} to={to}>
          <Scene>
            <MarketingPicture picture={picture} sizes="(min-width: 48em) 62vw, 90vw" decorative />
          </Scene>
          <span>{kind}</span>{' '}
          <strong>
            <span {...keptText(name)} />
          </strong>
        </Way>
      ))}
    </Ways>
  );
}

const Ways = styled('nav')({
  ...contentWidth,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: layout.columnGap,
  paddingBlock: spaces.section,
  backgroundColor: colors.ivory,
});

const Way = styled(SiteLink)(({ theme }) => ({
  ...lineUnder('strong > span'),
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  fontSize: typeSizes.small,
  color: colors.stone,
  '& img': { transition: transition('transform', motion.pictureMs) },
  '&:hover img': { transform: 'scale(1.04)' },
  '& strong': {
    fontFamily: fonts.serif,
    fontSize: typeSizes.cardName,
    fontWeight: weights.medium,
    lineHeight: 1.18,
    color: colors.teal900,
    [theme.breakpoints.up('md')]: { fontSize: typeSizes.boxTitle },
  },
}));

const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  marginBottom: theme.spacing(2),
  '& img': { position: 'absolute', inset: 0 },
  [theme.breakpoints.up('md')]: { aspectRatio: '16 / 9', marginBottom: theme.spacing(2.5) },
}));
