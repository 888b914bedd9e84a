import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import flame from '../../pictures/marketing/home-flame.webp?picture';
import { styled } from '../../theme/styled.ts';
import { contentWidth, darkSurface, twelveColumns, unbroken } from '../../theme/surfaces.ts';
import { colors } from '../../theme/tokens.ts';
import { useNearPart } from '../../ui/behaviour/use-near-part.ts';
import { mailAddress } from '../../ui/page/contact-addresses.ts';
import { focalPosition, MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { useSitePicture } from '../../ui/pictures/use-site-picture.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';

const loadFilm = async () => (await import('./flame-film.tsx')).FlameFilm;

/** Who makes all this, and the address to write to. */
export function AboutBlock() {
  const { t } = useTranslation('home');
  const { brand } = useSiteSettings();
  const { ref, Part: FlameFilm } = useNearPart<HTMLDivElement, { position: string }>(loadFilm);
  // The film is of the site's own picture.
  const isSitesOwn = useSitePicture(flame) === flame;
  const values = { brand: brand.name, year: brand.foundedYear, email: brand.email };
  return (
    <section>
      <Flame ref={ref}>
        <MarketingPicture picture={flame} sizes="(min-width: 48em) 100vw, 160vw" />
        {FlameFilm && isSitesOwn && <FlameFilm position={focalPosition(flame)} />}
        <Typography variant="h2">{t('about.title', values)}</Typography>
      </Flame>
      <Words>
        <Typography variant="lead">
          <TextWithElements text={t('about.lead', values)} />
        </Typography>
        <p>
          <TextWithElements
            text={t('about.contact', values)}
            elements={{ mail: <Link href={mailAddress(brand)} sx={unbroken} /> }}
          />
        </p>
        <Link component={SiteLink} variant="standalone" to={paths.about(brand)}>
          <span>
            <TextWithElements text={t('about.link', values)} />
          </span>
        </Link>
      </Words>
    </section>
  );
}

const Flame = styled('div')(({ theme }) => ({
  ...contentWidth,
  ...darkSurface,
  backgroundColor: colors.nero,
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingTop: theme.spacing(6),
  height: 'min(125vw, 34rem)',
  '& picture > img': { position: 'absolute', inset: 0 },
  '& > h2': { position: 'relative', color: colors.white, maxWidth: '9.5em' },
  [theme.breakpoints.up('md')]: {
    height: 'auto',
    aspectRatio: '20 / 9',
    minHeight: '30rem',
    maxHeight: '50rem',
    width: '100%',
    alignContent: 'center',
    paddingTop: 0,
  },
}));

const Words = styled('div')(({ theme }) => ({
  ...contentWidth,
  paddingBlock: theme.spacing(7),
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('lg')]: { ...twelveColumns, '& > *': { gridColumn: '8 / -1' } },
}));
