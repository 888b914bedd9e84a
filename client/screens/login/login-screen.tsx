import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import detail from '../../pictures/marketing/ground-login.webp?picture';
import { styled } from '../../theme/styled.ts';
import { colors, layout, spaces, typeSizes, weights } from '../../theme/tokens.ts';
import { mainId } from '../../ui/behaviour/main-id.ts';
import { Head } from '../../ui/head/head.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { Login } from './login.tsx';
import { LoginUnavailable } from './login-unavailable.tsx';
import { useLeadsToDocument } from './use-next.ts';

/** The way into the reserved area, without the frame that other pages have around them. */
export function Component() {
  const { t } = useTranslation('login');
  const { loginAvailable } = useSiteSettings();
  const isDocument = useLeadsToDocument();
  return (
    <Halves>
      {/* Private: search engines have nothing to find behind it. */}
      <Head title={t('title')} />
      <Picture>
        <MarketingPicture picture={detail} sizes="(min-width: 48em) max(50vw, 80vh), 1px" decorative />
      </Picture>
      <Side>
        <Top>
          <SiteLink to={paths.home}>
            <Wordmark />
          </SiteLink>
          <LanguageSwitcher />
        </Top>
        <Main id={mainId} tabIndex={-1}>
          <Typography variant="h1">{t('title')}</Typography>
          <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
            {t(isDocument && loginAvailable ? 'leadToDocument' : 'lead')}
          </Typography>
          {loginAvailable ? <Login /> : <LoginUnavailable />}
        </Main>
        <Bottom>
          <Owners>
            <TextWithElements
              text={t('owners')}
              elements={{ owners: <Link component={SiteLink} to={paths.support} /> }}
            />
          </Owners>
          <HomeLink to={paths.home}>
            <ArrowLeftIcon size={18} />
            {t('home')}
          </HomeLink>
        </Bottom>
      </Side>
    </Halves>
  );
}

const Halves = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
}));

const Picture = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', position: 'sticky', top: 0, height: '100vh' },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
  paddingInline: layout.gutter,
  [theme.breakpoints.up('lg')]: { paddingInline: 'clamp(72px, 7.8vw, 112px)' },
}));

// The logo keeps its size where a reader enlarges the text: it is a picture of letters.
const markPx = 28;

const Top = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 96,
  color: colors.teal900,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: layout.targetPx,
    fontSize: markPx,
  },
  [theme.breakpoints.up('lg')]: { minHeight: layout.headerPx },
}));

const Main = styled('main')(({ theme }) => ({
  paddingBlock: `${spaces.section} ${theme.spacing(8)}`,
  [theme.breakpoints.up('md')]: {
    width: '100%',
    maxWidth: 640,
    // The form stands in the middle, and stays where it is when a notice makes it longer.
    paddingBlock: `max(40px, 50svh - ${layout.headerPx}px - 13rem) 24px`,
  },
}));

const Bottom = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  paddingBottom: theme.spacing(4),
}));

const Owners = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontSize: typeSizes.small,
  color: colors.stone,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: layout.targetPx },
}));

const HomeLink = styled(SiteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: layout.targetPx,
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  color: colors.teal900,
  '&:hover': { textDecoration: 'underline', textDecorationColor: colors.brass, textUnderlineOffset: 5 },
});
