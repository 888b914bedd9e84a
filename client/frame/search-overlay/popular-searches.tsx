import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { onHover } from '../../theme/on-hover.ts';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, typeSizes, weights } from '../../theme/tokens.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';

const popularTerms = ['antique', 'induction', 'titan', 'cream', 'microwave'] as const;

/** Terms that others search for. */
export function PopularSearches({ onChoose }: { onChoose: (term: string) => void }) {
  const { t } = useTranslation();
  return (
    <Terms>
      <h2>{t('search.popular.title')}</h2>
      <ul>
        {popularTerms.map((term) => (
          <li key={term}>
            <ButtonBase onClick={() => onChoose(t(`search.popular.terms.${term}`))}>
              {t(`search.popular.terms.${term}`)}
              <ArrowRightIcon />
            </ButtonBase>
          </li>
        ))}
      </ul>
    </Terms>
  );
}

const Terms = styled('div')({
  '& h2': {
    marginBottom: 8,
    fontSize: typeSizes.body,
    fontWeight: weights.medium,
    color: colors.teal900,
  },
  '& button': {
    display: 'flex',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 64,
    borderBottom: `1px solid ${colors.line}`,
    color: colors.teal900,
    textAlign: 'start',
    fontFamily: fonts.serif,
    fontSize: typeSizes.h3,
    fontWeight: weights.medium,
    lineHeight: 1.18,
    wordSpacing: 0,
    ...onHover({ borderColor: colors.brass }),
  },
});
