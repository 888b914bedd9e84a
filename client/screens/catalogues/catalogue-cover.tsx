import type { CatalogueSlug } from '@kitchen/shared/catalogues.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { darkSurface } from '../../theme/surfaces.ts';
import { colors, fonts, motion, transition, weights } from '../../theme/tokens.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { coverPictures } from './catalogues-pictures.ts';

/** A catalogue's cover, as it lies on the table; the words beside it say the same. */
export function CatalogueCover({ slug }: { slug: CatalogueSlug }) {
  const { t } = useTranslation('catalogues');
  const { year } = useSiteSettings();
  return (
    <Table aria-hidden="true">
      <Cover>
        <Scene>
          <MarketingPicture
            picture={coverPictures[slug]}
            sizes="(min-width: 64em) 30vw, (min-width: 48em) 36vw, 68vw"
            decorative
          />
        </Scene>
        <Foot>
          <Title>{t(`items.${slug}.title`)}</Title>
          <Imprint>
            <Wordmark />
            <span>{t('year', { year })}</span>
          </Imprint>
        </Foot>
      </Cover>
    </Table>
  );
}

const Table = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  backgroundColor: colors.ivory,
  [theme.breakpoints.up('lg')]: { aspectRatio: '1 / 1' },
}));

/** Its letters grow with it. */
const Cover = styled('div')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '78%',
  aspectRatio: '3 / 4',
  containerType: 'inline-size',
  transition: transition('transform', motion.pictureMs),
  '@media (hover: hover)': { 'li:hover > div > &': { transform: 'scale(1.02)' } },
});

const Scene = styled('div')({ minHeight: 0 });

const Foot = styled('div')({ ...darkSurface, padding: '6cqw 7cqw 5cqw' });

const Title = styled('p')({
  fontFamily: fonts.serif,
  fontWeight: weights.medium,
  fontSize: '11cqw',
  lineHeight: 1.05,
});

const Imprint = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginTop: '5cqw',
  paddingTop: '4cqw',
  borderTop: `1px solid ${colors.brassLight}`,
  fontSize: '3.2cqw',
  '& > :first-of-type': { fontSize: '4.6cqw' },
});
