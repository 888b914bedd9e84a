import { useTranslation } from 'react-i18next';
import { SearchTerms } from './search-terms.tsx';

const popularTerms = ['antique', 'induction', 'titan', 'cream', 'microwave'] as const;

/** Terms that others search for. */
export function PopularSearches({ onChoose }: { onChoose: (term: string) => void }) {
  const { t } = useTranslation('search');
  return (
    <SearchTerms
      title={t('popular.title')}
      terms={popularTerms.map((term) => t(`popular.terms.${term}`))}
      onChoose={onChoose}
    />
  );
}
