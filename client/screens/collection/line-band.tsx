import type { SiteLine } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentEdge } from '../../theme/surfaces.ts';
import { colors, layout, motion, spaces, transition } from '../../theme/tokens.ts';
import { lineLooks } from '../../ui/lines/line-looks.ts';
import { coverWidth, MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';

interface LineBandProperties {
  line: SiteLine;
  /** True where the picture stands on the right. */
  flipped: boolean;
}

/** A line over the whole width, its picture to the contentEdge of the page. */
export function LineBand({ line, flipped }: LineBandProperties) {
  const { t } = useTranslation('collections');
  const { picture, tint } = lineLooks[line.slug];
  return (
    <Band data-flipped={flipped || undefined} style={{ backgroundColor: tint }}>
      <Picture>
        <MarketingPicture
          picture={picture}
          sizes={`(min-width: 48em) ${coverWidth(picture, 1.25, 60)}vw, ${coverWidth(picture, 4 / 3, 100)}vw`}
        />
      </Picture>
      <Words>
        <Typography variant="bandTitle" translate="no">
          {line.name}
        </Typography>
        <Typography variant="lead">
          <KeptWords text={t(`lines.${line.slug}`)} />
        </Typography>
        <Button component={SiteLink} to={paths.line(line)} variant="outlined">
          <span>
            <KeptWords text={t('line', { name: line.name })} />
          </span>
        </Button>
      </Words>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '7fr 5fr',
    alignItems: 'center',
    '&[data-flipped]': { gridTemplateColumns: '5fr 7fr' },
  },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  '& img': {
    position: 'absolute',
    inset: 0,
    transition: transition('transform', motion.pictureMs),
  },
  'section:hover > & img': { transform: 'scale(1.04)' },
  [theme.breakpoints.up('md')]: {
    aspectRatio: 'auto',
    height: 'clamp(26rem, 46vw, 42rem)',
    '[data-flipped] > &': { order: 1 },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  color: colors.ink,
  paddingInline: layout.gutter,
  paddingBlock: theme.spacing(5, 7),
  '& a': { marginTop: theme.spacing(1) },
  [theme.breakpoints.down('sm')]: { '& a': { justifySelf: 'stretch' } },
  [theme.breakpoints.up('md')]: {
    paddingBlock: spaces.headingToContent,
    paddingInlineEnd: contentEdge,
    paddingInlineStart: theme.spacing(6),
    '[data-flipped] > &': { paddingInlineStart: contentEdge, paddingInlineEnd: theme.spacing(6) },
  },
  [theme.breakpoints.up('lg')]: {
    paddingInlineStart: theme.spacing(12),
    '[data-flipped] > &': { paddingInlineEnd: theme.spacing(12) },
  },
}));
