import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { swatchColors } from '../../theme/swatch-colors.ts';
import { colors, layout, spaces, typeSizes, veiled } from '../../theme/tokens.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** The ways on from the home page; the third does not lead anywhere yet. */
export function FooterBoxes() {
  const { t } = useTranslation('home');
  return (
    <Row>
      <Box title={t('boxes.dealers.title')} text={t('boxes.dealers.text')}>
        <Button component={SiteLink} to={paths.dealers}>
          {t('boxes.dealers.action')}
        </Button>
      </Box>
      <Box title={t('boxes.reserved.title')} text={t('boxes.reserved.text')}>
        <Button component={SiteLink} to={paths.reservedArea} color="onDark">
          {t('boxes.reserved.action')}
        </Button>
      </Box>
      <Box title={t('boxes.compose.title')} text={t('boxes.compose.text')}>
        <Finishes aria-hidden="true">
          {finishes.map((finish) => (
            <span key={finish} style={{ background: `${gloss}, ${swatchColors[finish]}` }} />
          ))}
        </Finishes>
        <Button disabled>{t('boxes.compose.action')}</Button>
      </Box>
    </Row>
  );
}

/** Enamels side by side, as a fan of samples lies on a dealer's table. */
const finishes = ['cream', 'avena', 'slate_gray', 'burgundy', 'brown', 'anthracite'] as const;

const gloss = `linear-gradient(155deg, ${veiled(colors.white, 0.42)}, ${veiled(colors.white, 0)} 46%)`;

function Box({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Square>
      <Title>{title}</Title>
      <p>{text}</p>
      {children}
    </Square>
  );
}

const Row = styled('section')(({ theme }) => ({
  ...contentWidth,
  paddingBlock: spaces.section,
  display: 'grid',
  gap: layout.columnGap,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Finishes = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${finishes.length}, minmax(0, 1fr))`,
  alignSelf: 'stretch',
  flex: '1 1 4rem',
  maxHeight: '11rem',
  marginBottom: 24,
});

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: typeSizes.boxTitle,
  [theme.breakpoints.between('md', 'lg')]: { fontSize: typeSizes.h3 },
}));

/** As high as wide, or as its words ask for; all three alike. */
const third = `min((100vw - 2 * ${layout.gutter} - 2 * ${layout.columnGap}) / 3, ${layout.contentPx / 3}px)`;

const Square = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: theme.spacing(1),
  minHeight: '18.75rem',
  padding: theme.spacing(4),
  border: `1px solid ${colors.line}`,
  '& p': { marginBottom: theme.spacing(3) },
  '& > :last-child': { marginTop: 'auto' },
  '&:nth-of-type(1)': { backgroundColor: colors.ivory, borderColor: colors.ivory },
  '&:nth-of-type(2)': { ...darkSurface, borderColor: colors.teal900, '& h2': { color: colors.white } },
  [theme.breakpoints.up('md')]: {
    minHeight: third,
    padding: theme.spacing(3),
    '& > :last-child': { paddingInline: theme.spacing(2.5) },
  },
  // Buttons of one width, in which the longest label has one line and air beside it: margins and letters
  // come closer where the boxes are narrow.
  [theme.breakpoints.between('md', 'lg')]: {
    padding: '24px clamp(12px, 12px + (100vw - 48rem) / 21, 24px)',
    '& > :last-child': {
      alignSelf: 'stretch',
      paddingInline: 0,
      letterSpacing: `clamp(.05em, .05em + (100vw - 48rem) / 220, ${theme.typography.button.letterSpacing})`,
    },
  },
  [theme.breakpoints.up('xl')]: {
    padding: theme.spacing(5),
    '& > :last-child': { paddingInline: theme.spacing(4) },
  },
}));
