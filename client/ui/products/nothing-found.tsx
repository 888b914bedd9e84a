import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { CategoryLinks } from '../categories/category-links.tsx';
import { SiteLink } from '../site-link.tsx';
import { OtherLanguage } from './other-language.tsx';

interface NothingFoundProperties {
  text: string;
  results: Pick<SearchResults, 'suggestions' | 'otherLanguage'>;
  /** The categories as well, where the page does not show them anyway. */
  withCategories?: boolean;
}

/** Ways on where nothing is found: the other language, the nearest words, the categories, and us. */
export function NothingFound({ text, results, withCategories = false }: NothingFoundProperties) {
  const { t } = useTranslation('search');
  const { suggestions = [], otherLanguage } = results;
  return (
    <Ways>
      <OtherLanguage text={text} count={otherLanguage} isAll />
      {suggestions.length > 0 && (
        <nav aria-label={t('none.suggestions')}>
          <p>{t('none.suggestions')}</p>
          <ul>
            {suggestions.map((query) => (
              <li key={query}>
                <Link component={SiteLink} variant="standalone" to={paths.searchFor(query, 1)} rel="nofollow">
                  {query}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {withCategories && <CategoryLinks label={t('none.categories')} />}
      <Link component={SiteLink} variant="standalone" to={paths.contacts}>
        {t('none.ask')}
      </Link>
    </Ways>
  );
}

const Ways = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 12,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
});
