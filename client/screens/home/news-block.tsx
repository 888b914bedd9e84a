import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { visuallyHidden } from '../../theme/surfaces.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { oneAtATime } from '../../ui/carousel/slide-widths.ts';
import { RuledCaption } from '../../ui/page/ruled-caption.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { useNews } from './news-items.ts';

/** Ms that each piece of news stays. */
const autoplayMs = 5000;

/** The news, one at a time: picture and words, half and half. */
export function NewsBlock() {
  const { t } = useTranslation('home');
  const news = useNews();
  return (
    <Section>
      <HiddenTitle>{t('news.title')}</HiddenTitle>
      <Carousel
        label={t('news.title')}
        slides={news.map(({ id, image, link, title, text, action }) => ({
          key: id,
          name: title,
          content: (
            <Article>
              <Picture>
                <MarketingPicture
                  picture={image}
                  sizes="(min-width: 64em) 60vw, (min-width: 48em) 100vw, 115vw"
                />
              </Picture>
              <Words>
                <Caption aria-hidden="true">{t('news.title')}</Caption>
                <Typography variant="h2" component="h3">
                  <KeptWords text={title} />
                </Typography>
                <Typography variant="lead">
                  <KeptWords text={text} />
                </Typography>
                <Link component={SiteLink} variant="standalone" to={link}>
                  <span>
                    <KeptWords text={action} />
                  </span>
                </Link>
              </Words>
            </Article>
          ),
        }))}
        slidesPerView={oneAtATime}
        spaceBetween={0}
        autoplayMs={autoplayMs}
        pagination
        controls="upon"
      />
    </Section>
  );
}

const Section = styled('section')({ backgroundColor: colors.ivory });

const HiddenTitle = styled('h2')(visuallyHidden);

const Article = styled('article')(({ theme }) => ({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    minHeight: 'max(32rem, min(43vw, 45rem))',
  },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '4 / 3',
  '& img': { position: 'absolute', inset: 0 },
  [theme.breakpoints.up('md')]: { aspectRatio: 'auto' },
}));

/** Leaves room below for the carousel's controls. */
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(2),
  padding: `${theme.spacing(6)} ${layout.gutter} 112px`,
  '& > a': { marginTop: theme.spacing(1.5) },
  [theme.breakpoints.up('md')]: { alignContent: 'center', paddingInline: layout.gutter },
  [theme.breakpoints.up('lg')]: { paddingInline: `96px ${layout.gutter}`, '& > p': { maxWidth: '26em' } },
}));

const Caption = styled(RuledCaption)(({ theme }) => ({ marginBottom: theme.spacing(1) }));
