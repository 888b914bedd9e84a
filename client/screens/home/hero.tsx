import { listingPath, paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import kitchen from '../../pictures/marketing/home-hero.webp?picture';
import kitchenSquare from '../../pictures/marketing/home-hero.webp?picture-square';
import { styled } from '../../theme/styled.ts';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, veiled } from '../../theme/tokens.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';

const latestCollection = paths.line({ category: 'cookers', slug: 'antique' });

/** The products that the picture shows. */
const picturedProducts = listingPath('cookers', { collection: ['antique'], color: ['cream'] });

/** The first picture of the site with the headline: upon it on wide pages, under it on narrow ones. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Band data-ground="light">
      <Picture>
        <MarketingPicture
          picture={kitchen}
          onPhones={kitchenSquare}
          sizes="(min-width: 75em) max(100vw, 168vh), 124vw"
          first
        />
      </Picture>
      <Words>
        <Typography variant="display">{t('hero.title')}</Typography>
        <Actions>
          <Button component={SiteLink} to={latestCollection} color="onDark">
            {t('hero.latest')}
          </Button>
          <Link component={SiteLink} variant="standalone" to={paths.dealers}>
            {t('hero.dealer')}
          </Link>
          <Pictured>
            <Link component={SiteLink} variant="standalone" to={picturedProducts}>
              <span>
                <KeptWords text={t('hero.product')} />
              </span>
            </Link>
          </Pictured>
        </Actions>
      </Words>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...darkSurface,
  '& h1': { color: colors.white },
  [theme.breakpoints.up('xl')]: {
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    minHeight: '92svh',
    paddingTop: layout.headerPx,
  },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '390 / 388',
  width: '100%',
  // The headline below it is in sight on low windows too, and on tablets the button.
  maxHeight: 'max(46svh, 12rem)',
  '& img': { position: 'absolute', inset: 0 },
  [theme.breakpoints.up('md')]: { aspectRatio: '768 / 520', maxHeight: 'max(41svh, 12rem)' },
  [theme.breakpoints.up('xl')]: {
    aspectRatio: 'auto',
    maxHeight: 'none',
    position: 'absolute',
    inset: 0,
  },
}));

/** From the link to the page’s edge on windows that are wider than the content. */
const edgePx = 180;

/** Within the front of the cupboards, under the worktop and what stands on it. */
const fadePx = 72;

const Words = styled('div')(({ theme }) => ({
  ...contentWidth,
  position: 'relative',
  paddingBlock: theme.spacing(4),
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { '& h1': { maxWidth: '7em' } },
  [theme.breakpoints.up('xl')]: {
    paddingBlock: `${fadePx}px ${theme.spacing(7)}`,
    '& > *': { position: 'relative' },
    // Dark behind the words alone; the rest of the picture keeps its light.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 46% 0 0',
      backgroundColor: veiled(colors.teal900, 0.8),
      maskImage: `linear-gradient(to top, black calc(100% - ${fadePx}px), transparent), linear-gradient(to right, black 68%, transparent)`,
      maskComposite: 'intersect',
    },
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(4.5),
  rowGap: theme.spacing(1.5),
  '& > :first-of-type': { flexBasis: '100%' },
  [theme.breakpoints.up('sm')]: { '& > :first-of-type': { flexBasis: 'auto' } },
}));

const Pictured = styled('span')(({ theme }) => ({
  position: 'relative',
  marginLeft: 'auto',
  fontSize: typeSizes.small,
  '& > a': { position: 'relative' },
  [theme.breakpoints.down('md')]: { display: 'none' },
  [theme.breakpoints.up('xl')]: {
    // The picture grows with the window, the content does not: in its line the link would lie on the cooker.
    marginRight: `min(0px, ${edgePx}px - (100vw - ${layout.contentPx}px) / 2)`,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-40px -64px',
      backgroundImage: `radial-gradient(closest-side, ${veiled(colors.teal900, 0.94)} 30%, ${veiled(colors.teal900, 0)})`,
    },
  },
}));
