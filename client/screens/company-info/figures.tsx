import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { keptText } from '../../ui/texts/kept-words.tsx';

/** What the company can put a figure to. */
export function Figures() {
  const { t } = useTranslation('company-info');
  const { brand } = useSiteSettings();
  const figures = [
    { value: String(brand.foundedYear), label: t('figures.founded') },
    ...(['countries', 'facility', 'quality'] as const).map((id) => ({
      value: t(`figures.${id}.value`),
      label: t(`figures.${id}.label`),
    })),
  ];
  return (
    <Grid>
      {figures.map(({ value, label }) => (
        <li key={value}>
          <strong {...keptText(value)} />
          {label}
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${theme.spacing(4)} ${layout.columnGap}`,
  '& > li': {
    paddingTop: theme.spacing(2),
    borderTop: `1px solid ${colors.line}`,
    color: colors.stone,
    fontSize: typeSizes.small,
    lineHeight: 1.55,
  },
  '& strong': {
    display: 'block',
    marginBottom: theme.spacing(0.75),
    fontFamily: fonts.serif,
    fontSize: typeSizes.h2,
    fontWeight: weights.medium,
    lineHeight: 1.1,
    color: colors.teal900,
  },
}));
