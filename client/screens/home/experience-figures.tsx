import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { keptText } from '../../ui/texts/kept-words.tsx';

/** Four figures about the maker, each over what it counts. */
export function ExperienceFigures() {
  const { t } = useTranslation('home');
  const { brand } = useSiteSettings();
  const figures = [
    { value: String(brand.foundedYear), label: t('experience.founded.label') },
    { value: t('experience.countries.value'), label: t('experience.countries.label') },
    { value: t('experience.facility.value'), label: t('experience.facility.label') },
    { value: t('experience.quality.value'), label: t('experience.quality.label') },
  ];
  return (
    <Figures>
      {figures.map(({ value, label }) => (
        <Figure key={label}>
          <Label>{label}</Label>
          <Value {...keptText(value)} />
        </Figure>
      ))}
    </Figures>
  );
}

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: theme.spacing(7),
  borderTop: `1px solid ${colors.line}`,
  columnGap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { marginTop: theme.spacing(13) },
}));

const Figure = styled('div')(({ theme }) => ({
  display: 'flex',
  // The term comes first in the list, the figure to the eye.
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlock: theme.spacing(3),
  [theme.breakpoints.down('md')]: {
    '&:nth-of-type(n + 3)': { position: 'relative' },
    '&:nth-of-type(n + 3)::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      insetInline: 0,
      height: 1,
      backgroundColor: colors.line,
    },
    '&:nth-of-type(3)::before': { right: theme.spacing(-3) },
  },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(4, 6) },
}));

const Value = styled('dd')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: typeSizes.figure,
}));

const Label = styled('dt')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: theme.spacing(0.5),
  color: colors.stone,
}));
