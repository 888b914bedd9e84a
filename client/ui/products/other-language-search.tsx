import { languageKey, languages } from '@kitchen/shared/languages.ts';
import { apiPaths, paths, withQuery } from '@kitchen/shared/paths.ts';
import { normaliseSearchText, searchResultsSchema } from '@kitchen/shared/search.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { replaceCover } from '../behaviour/use-back-closes.ts';

/** Leads to the same search in the other language, where that finds something. */
export function OtherLanguageSearch({ text }: { text: string }) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const query = normaliseSearchText(text);
  const other = languages.find((each) => each !== language) ?? language;
  const answer = useAnswer(apiPaths.search(other, query), searchResultsSchema);
  if (answer.state !== 'loaded' || answer.data.total === 0) return null;
  const address = withQuery(paths.finder, [
    ['q', query],
    [languageKey, other],
  ]);
  return (
    <Link variant="standalone" href={address} hrefLang={other} onClick={replaceCover}>
      {t('otherLanguage', { count: answer.data.total })}
    </Link>
  );
}
