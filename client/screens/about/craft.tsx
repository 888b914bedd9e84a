import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth, darkSurface, twelveColumns } from '../../theme/surfaces.ts';
import { colors, spaces } from '../../theme/tokens.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { UnbrokenWords } from '../../ui/texts/unbroken-words.tsx';
import { aboutPictures } from './about-pictures.ts';

const blocks = ['brass', 'flame', 'oven'] as const;

/** Three ways of building well, on teal: pictures and words take turns at the left. */
export function Craft() {
  const { t } = useTranslation('about');
  return (
    <Band>
      {blocks.map((block) => (
        <Block key={block}>
          <Picture>
            <MarketingPicture
              picture={aboutPictures.craft[block]}
              sizes="(min-width: 64em) 52vw, (min-width: 48em) 48vw, 100vw"
            />
          </Picture>
          <Words>
            <Typography variant="h2">{t(`craft.${block}.title`)}</Typography>
            <Typography variant="lead">
              <UnbrokenWords text={t(`craft.${block}.text`)} />
            </Typography>
          </Words>
        </Block>
      ))}
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...darkSurface,
  ...contentWidth,
  paddingBlock: spaces.section,
  display: 'grid',
  rowGap: theme.spacing(9),
  [theme.breakpoints.up('lg')]: { rowGap: theme.spacing(12) },
}));

const Block = styled('div')(({ theme }) => ({
  breakInside: 'avoid',
  ...twelveColumns,
  rowGap: theme.spacing(3),
  alignItems: 'center',
  '& > *': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    '& > *': { gridRow: 1, gridColumn: 'span 6' },
    '&:nth-of-type(even) > :first-of-type': { gridColumn: '7 / -1' },
  },
  [theme.breakpoints.up('lg')]: {
    '& > :first-of-type': { gridColumn: 'span 7' },
    '& > :last-of-type': { gridColumn: '8 / -1', paddingInlineStart: theme.spacing(6) },
    '&:nth-of-type(even) > :first-of-type': { gridColumn: '6 / -1' },
    '&:nth-of-type(even) > :last-of-type': {
      gridColumn: '1 / span 5',
      paddingInline: `0 ${theme.spacing(6)}`,
    },
  },
}));

const Picture = styled('div')({ aspectRatio: '3 / 2' });

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& h2': { color: 'inherit' },
  '& p': { color: colors.mist, maxWidth: '30em' },
}));
