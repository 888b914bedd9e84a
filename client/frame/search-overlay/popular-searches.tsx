import { useTranslation } from 'react-i18next';
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
            <button type="button" onClick={() => onChoose(t(`search.popular.terms.${term}`))}>
              {t(`search.popular.terms.${term}`)}
              <ArrowRightIcon />
            </button>
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
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 64,
    padding: 0,
    border: 0,
    borderBottom: `1px solid ${colors.line}`,
    background: 'none',
    color: colors.teal900,
    cursor: 'pointer',
    textAlign: 'start',
  },
  '& button:hover': { borderColor: colors.brass },
  '& li button': {
    fontFamily: fonts.serif,
    fontSize: typeSizes.h3,
    fontWeight: weights.medium,
    lineHeight: 1.18,
    wordSpacing: 0,
  },
});
