import type { Category } from '@kitchen/shared/categories.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, motion, transition } from '../../theme/tokens.ts';
import { MarketingPicture } from '../pictures/marketing-picture.tsx';
import { SiteLink } from '../site-link.tsx';
import { categoryScenes } from './category-scenes.ts';

interface CategoryCardProperties {
  category: Category;
  /** Where the card leads to. */
  to: string;
  /** Name of the link, where that is not the category's alone. */
  label?: string | undefined;
  level: 'h2' | 'h3';
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes: string;
}

/** A category: a scene with the name under it; all of it is the link. */
export function CategoryCard({ category, to, label, level, sizes }: CategoryCardProperties) {
  const { t } = useTranslation();
  return (
    <Card>
      <Scene className="scene">
        <MarketingPicture picture={categoryScenes[category]} sizes={sizes} decorative />
      </Scene>
      <Typography variant="cardName" component={level}>
        <CardLink to={to} aria-label={label}>
          {t(`listing.categories.${category}.name`)}
        </CardLink>
      </Typography>
    </Card>
  );
}

const Card = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& > .MuiTypography-root': { marginTop: 16 },
  '& img': { transition: transition('transform', motion.pictureMs) },
  '&:hover img': { transform: 'scale(1.04)' },
  '&:hover a': { textDecoration: 'underline' },
  // Within the picture: a carousel cuts off what stands out of its slides. Light inside dark is seen on any picture.
  '&:has(a:focus-visible) .scene::after': {
    content: '""',
    position: 'absolute',
    inset: 4,
    outline: '2px solid var(--focus-color)',
    boxShadow: `inset 0 0 0 2px ${colors.white}`,
  },
});

const Scene = styled('div')({
  position: 'relative',
  // Set by the list where a card is to fill its row.
  aspectRatio: 'var(--scene-ratio, 3 / 4)',
  flex: 'var(--scene-flex, none)',
  minHeight: 0,
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0 },
  backgroundColor: colors.ivory,
});

const CardLink = styled(SiteLink)({
  textDecorationColor: colors.brass,
  textDecorationThickness: '1px',
  textUnderlineOffset: '5px',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
});
