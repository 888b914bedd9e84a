import { styled } from '../../theme/styled.ts';
import { contentEdge, contentWidth, darkSurface, twelveColumns } from '../../theme/surfaces.ts';
import { colors, layout, spaces } from '../../theme/tokens.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { CookerScale } from './cooker-scale.tsx';
import { LineCards } from './line-cards.tsx';
import { OvenFigures } from './oven-figures.tsx';
import { ReasonWords } from './reason-words.tsx';
import { reasonsPictures } from './reasons-pictures.ts';

/** The reasons one after the other, a band each. */
export function ReasonList() {
  return (
    <ol>
      <Pair>
        <PairPicture>
          <MarketingPicture picture={reasonsPictures.whole} sizes={pairSizes} />
        </PairPicture>
        <ReasonWords reason="whole" />
      </Pair>
      <Stack style={{ backgroundColor: colors.ivory }}>
        <ReasonWords reason="width" />
        <CookerScale />
      </Stack>
      <DarkPair>
        <ReasonWords reason="heat" />
        <EdgePicture>
          <MarketingPicture picture={reasonsPictures.heat} sizes={edgeSizes} />
        </EdgePicture>
      </DarkPair>
      <Stack>
        <WidePicture>
          <MarketingPicture picture={reasonsPictures.oven} sizes={wideSizes} />
        </WidePicture>
        <Halves>
          <ReasonWords reason="oven" />
          <OvenFigures />
        </Halves>
      </Stack>
      <Stack style={{ backgroundColor: colors.sand }}>
        <ReasonWords reason="character" />
        <LineCards />
      </Stack>
      <Pair>
        <PairPicture>
          <MarketingPicture picture={reasonsPictures.stays} sizes={pairSizes} />
        </PairPicture>
        <ReasonWords reason="stays" />
      </Pair>
    </ol>
  );
}

/** Between words and a picture that reaches the edge of the page, in px. */
const gapPx = 72;

const pairSizes = '(min-width: 64em) 55vw, (min-width: 48em) 50vw, 100vw';
const edgeSizes = '(min-width: 64em) 58vw, 100vw';
const wideSizes = '(min-width: 64em) 92vw, 100vw';

const Stack = styled('li')(({ theme }) => ({
  ...contentWidth,
  paddingBlock: spaces.section,
  display: 'grid',
  rowGap: theme.spacing(5),
  [theme.breakpoints.up('lg')]: { rowGap: theme.spacing(8) },
}));

const Pair = styled('li')(({ theme }) => ({
  ...contentWidth,
  ...twelveColumns,
  rowGap: theme.spacing(4),
  alignItems: 'center',
  paddingBlock: spaces.section,
  '& > *': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { '& > *': { gridColumn: 'span 6' } },
  [theme.breakpoints.up('lg')]: {
    '& > :first-of-type': { gridColumn: 'span 7' },
    '& > :last-of-type': { gridColumn: '8 / -1', paddingInlineStart: theme.spacing(6) },
  },
}));

const PairPicture = styled('div')(({ theme }) => ({
  aspectRatio: '3 / 2',
  [theme.breakpoints.between('md', 'lg')]: { aspectRatio: '4 / 5' },
}));

const DarkPair = styled('li')(({ theme }) => ({
  ...darkSurface,
  ...contentWidth,
  position: 'relative',
  display: 'grid',
  '--heading': colors.white,
  '--rule': colors.brassLight,
  '& p': { color: colors.mist },
  [theme.breakpoints.down('md')]: { paddingTop: spaces.section, rowGap: theme.spacing(5) },
  [theme.breakpoints.up('md')]: {
    minHeight: '34rem',
    alignItems: 'center',
    paddingBlock: spaces.section,
    '& > :first-of-type': { width: `calc(50% - ${theme.spacing(4)})` },
  },
  [theme.breakpoints.up('lg')]: {
    minHeight: '40rem',
    '& > :first-of-type': { width: `calc(42vw - ${contentEdge} - ${gapPx}px)` },
  },
}));

const EdgePicture = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    aspectRatio: '3 / 2',
    marginInline: `calc(-1 * ${layout.gutter})`,
  },
  [theme.breakpoints.up('md')]: { position: 'absolute', inset: '0 0 0 50%' },
  [theme.breakpoints.up('lg')]: { insetInlineStart: '42%' },
}));

const WidePicture = styled('div')(({ theme }) => ({
  aspectRatio: '4 / 3',
  [theme.breakpoints.up('md')]: { aspectRatio: '2000 / 900' },
}));

const Halves = styled('div')(({ theme }) => ({
  ...twelveColumns,
  rowGap: theme.spacing(5),
  '& > *': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { '& > *': { gridColumn: 'span 6' } },
  [theme.breakpoints.up('lg')]: { '& > dl': { gridColumn: '8 / -1' } },
}));
