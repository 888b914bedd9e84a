import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useStored } from '../../api/stored.ts';
import { recentSearches } from '../../ui/recent-searches.ts';
import { SearchTerms } from './search-terms.tsx';

interface RecentSearchesProperties {
  onChoose: (term: string) => void;
  /** Called once they are gone, with the button that had the focus. */
  onForget: () => void;
}

/** What this browser searched for last, until it is told to forget it. */
export function RecentSearches({ onChoose, onForget }: RecentSearchesProperties) {
  const { t } = useTranslation('search');
  const recent = useStored(recentSearches) ?? [];
  if (recent.length === 0) return null;
  return (
    <SearchTerms title={t('recent.title')} terms={recent} onChoose={onChoose}>
      <Button
        variant="text"
        onClick={() => {
          recentSearches.set([]);
          onForget();
        }}
      >
        {t('recent.forget')}
      </Button>
    </SearchTerms>
  );
}
