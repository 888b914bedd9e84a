import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  besideWords,
  elsewhereOrNothing,
  foundTitle,
  nothingWords,
  tipWords,
} from '../../ui/products/found-words.ts';
import type { FoundResults } from './use-found.ts';

/** Id of the heading, which takes the focus where what had it goes. */
export const outcomeId = 'outcome';

/** What a search comes to, as the heading of its page. */
export function FinderOutcome({ query, found }: { query: string; found: FoundResults }) {
  const { t } = useTranslation(['search', 'texts']);
  const { answer, results } = found;
  const { title, sentence } = outcome();
  return (
    // Another text is another page, told by its title; what filters leave is said here, where it changes.
    <div role="status" key={query}>
      <Typography variant="h3" component="h1" id={outcomeId} tabIndex={-1}>
        {title}
      </Typography>
      {sentence && (
        <Typography color="textSecondary" sx={{ marginTop: 1 }}>
          {sentence}
        </Typography>
      )}
    </div>
  );

  function outcome() {
    const title = t('resultsFor', { query });
    if (!results) return { title, sentence: answer.state === 'loading' && t('texts:common.loading') };
    if (results.items.length > 0)
      return { title: foundTitle(t, query, results), sentence: besideWords(t, results) };
    if (results.filters) return { title, sentence: t('filters.none') };
    if (results.nearly)
      return { title: nothingWords(t, query, results.nearly), sentence: besideWords(t, results) };
    return { title: elsewhereOrNothing(t, query, results), sentence: tipWords(t, results) };
  }
}
