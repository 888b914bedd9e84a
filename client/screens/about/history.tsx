import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, fonts, spaces, typeSizes, weights } from '../../theme/tokens.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { timelineCarousel } from './about-carousels.ts';

const entries = ['founding', 'abroad', 'home', 'builtIn', 'nero'] as const;

/** The years that made the company, one after the other. */
export function History() {
  const { t } = useTranslation('about');
  const { content } = useSiteSettings();
  const own = content?.timeline?.[useLanguage()];
  const builtIn = () =>
    entries.map((entry) => ({
      year: t(`history.entries.${entry}.year`),
      title: t(`history.entries.${entry}.title`),
      text: t(`history.entries.${entry}.content`),
    }));
  const slides = (own ?? builtIn()).map(({ year, title, text }) => {
    return {
      key: `${year} ${title}`,
      name: `${year}, ${title}`,
      content: (
        <Entry>
          <Year>{year}</Year>
          <Typography variant="h3">
            <KeptWords text={title} />
          </Typography>
          <Typography color="textSecondary">
            <KeptWords text={text} />
          </Typography>
        </Entry>
      ),
    };
  });
  return (
    <Band>
      <Carousel
        {...timelineCarousel}
        label={t('history.title')}
        heading={<Typography variant="h2">{t('history.title')}</Typography>}
        slides={slides}
      />
    </Band>
  );
}

const Band = styled('div')({
  ...contentWidth,
  backgroundColor: colors.ivory,
  paddingBlock: spaces.section,
});

const Entry = styled('div')(({ theme }) => ({
  position: 'relative',
  height: '100%',
  paddingTop: theme.spacing(6),
  borderTop: `1px solid ${colors.teal900}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -2,
    left: 0,
    width: 64,
    height: 3,
    backgroundColor: colors.brass,
  },
  '& h3': { marginTop: theme.spacing(5), marginBottom: theme.spacing(1) },
  '& h3 + p': { maxWidth: '24em' },
}));

const Year = styled('p')({
  fontFamily: fonts.serif,
  fontWeight: weights.medium,
  fontSize: typeSizes.timelineYear,
  lineHeight: 0.9,
  letterSpacing: '-.03em',
  color: colors.teal900,
});
