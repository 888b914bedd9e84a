import { linesOf } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { cardLinkStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, motion, transition } from '../../theme/tokens.ts';
import { useOwnLines } from '../../ui/lines/use-own-lines.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { reasonsPictures } from './reasons-pictures.ts';

/** The lines of cookers, a kitchen each. */
export function LineCards() {
  const { t } = useTranslation('reasons');
  const ownLines = useOwnLines();
  return (
    <Grid>
      {ownLines(linesOf('cookers')).map((line) => (
        <Card key={line.slug}>
          <Scene>
            <MarketingPicture
              picture={reasonsPictures.character[line.slug]}
              sizes="(min-width: 64em) 36vw, (min-width: 48em) 70vw, 140vw"
              decorative
            />
          </Scene>
          <Typography variant="cardName">
            <CardLink to={paths.line(line)} translate="no">
              {line.name}
            </CardLink>
          </Typography>
          <Typography variant="body2">{t(`list.character.lines.${line.slug}`)}</Typography>
        </Card>
      ))}
    </Grid>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: layout.columnGap,
  rowGap: theme.spacing(5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const Card = styled('li')({
  position: 'relative',
  '& h3': { marginTop: 16 },
  '& p': { marginTop: 4, color: colors.ink },
  '& img': { transition: transition('transform', motion.pictureMs) },
  '@media (hover: hover)': {
    '&:hover img': { transform: 'scale(1.04)' },
    '&:hover a': { textDecorationColor: colors.brass },
  },
});

const Scene = styled('div')(({ theme }) => ({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  [theme.breakpoints.up('lg')]: { aspectRatio: '3 / 4' },
}));

/** The whole card leads on. */
const CardLink = styled(SiteLink)({
  ...cardLinkStyle,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: '1px',
  textUnderlineOffset: '6px',
});
