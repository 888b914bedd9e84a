import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, typeSizes, weights } from '../../theme/tokens.ts';
import { KeptWords } from '../../ui/texts/kept-words.tsx';

const figures = ['leavening', 'pizza', 'idroclean'] as const;

/** What the oven does at which heat, as a ruled list. */
export function OvenFigures() {
  const { t } = useTranslation('reasons');
  return (
    <List>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{t(`list.oven.figures.${figure}.name`)}</dt>
          <dd>
            <Value translate="no">{t(`list.oven.figures.${figure}.value`)}</Value>
            <KeptWords text={t(`list.oven.figures.${figure}.text`)} />
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  borderTop: `1px solid ${colors.teal900}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(min(7rem, 40%), 1fr) minmax(0, 2fr)',
    columnGap: theme.spacing(2),
    alignItems: 'baseline',
    paddingBlock: theme.spacing(2.25),
    borderBottom: `1px solid ${colors.line}`,
  },
  '& dt': { fontWeight: weights.medium, color: colors.teal900 },
  '& dd': { fontSize: typeSizes.small, color: colors.stone },
}));

const Value = styled('span')({
  display: 'block',
  fontFamily: fonts.serif,
  fontWeight: weights.medium,
  fontSize: typeSizes.boxTitle,
  lineHeight: 1.1,
  color: colors.teal900,
});
