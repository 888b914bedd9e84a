import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth, twelveColumns } from '../../theme/surfaces.ts';
import { colors, fonts, spaces, typeSizes, weights } from '../../theme/tokens.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { galleryCarousel } from './about-carousels.ts';
import { aboutPictures } from './about-pictures.ts';

/** What matters about the products, in pictures, and the last word of the page. */
export function Heart() {
  const { t } = useTranslation('about');
  const language = useLanguage();
  const slides = aboutPictures.gallery.map((picture) => ({
    key: picture.src,
    name: picture.alt[language].replace(/\.$/, ''),
    content: (
      <Frame>
        <MarketingPicture
          picture={picture}
          sizes="(min-width: 1280px) 32vw, (min-width: 1024px) 40vw, (min-width: 768px) 50vw, 90vw"
        />
      </Frame>
    ),
  }));
  return (
    <Band>
      <Carousel
        {...galleryCarousel}
        label={t('heart.gallery')}
        heading={
          <Typography variant="h2" sx={{ maxWidth: '13em' }}>
            {t('heart.title')}
          </Typography>
        }
        slides={slides}
        peeks
      />
      <Closing>
        <p>{t('heart.closing')}</p>
      </Closing>
    </Band>
  );
}

const Band = styled('div')({ ...contentWidth, paddingBlock: spaces.section });

const Frame = styled('div')({ aspectRatio: '3 / 4' });

const Closing = styled('div')(({ theme }) => ({
  ...twelveColumns,
  marginTop: theme.spacing(10),
  '& p': {
    gridColumn: '1 / -1',
    fontFamily: fonts.serif,
    fontWeight: weights.medium,
    fontSize: typeSizes.statement,
    lineHeight: 1.3,
    letterSpacing: '-.005em',
    color: colors.teal900,
    textWrap: 'balance',
  },
  [theme.breakpoints.up('md')]: { '& p': { gridColumn: '3 / -1' } },
  [theme.breakpoints.up('lg')]: { '& p': { gridColumn: '4 / -1' } },
}));
