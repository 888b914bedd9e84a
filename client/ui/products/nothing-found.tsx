import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { CategoryLinks } from '../categories/category-links.tsx';
import { SiteLink } from '../site-link.tsx';
import { OtherLanguageSearch } from './other-language-search.tsx';

interface NothingFoundProperties {
  text: string;
  suggestions: SearchResults['suggestions'];
  /** The categories as well, where the page does not show them anyway. */
  withCategories?: boolean;
}

/** Ways on where nothing is found: the other language, the nearest words, the categories, and us. */
export function NothingFound({ text, suggestions = [], withCategories = false }: NothingFoundProperties) {
  const { t } = useTranslation('search');
  return (
    // Beside categories all begins at the left.
    <Ways style={withCategories ? start : centre}>
      <OtherLanguageSearch text={text} />
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

const start = { alignItems: 'start', justifyContent: 'start' };
const centre = { alignItems: 'center', justifyContent: 'center' };

const Ways = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '& nav': { justifyContent: 'inherit' },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'inherit',
    columnGap: 24,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});
