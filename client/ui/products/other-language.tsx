import { languageKey, languages } from '@kitchen/shared/languages.ts';
import { paths, withQuery } from '@kitchen/shared/paths.ts';
import { tidySearchText } from '@kitchen/shared/search-text.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { replaceCover } from '../behaviour/use-back-closes.ts';

interface OtherLanguageProperties {
  text: string;
  count: number | undefined;
  /** Whether all are counted that the other language has, not those alone that this one lacks. */
  isAll?: boolean;
}

/** Leads to the same search in the other language, where that has more. */
export function OtherLanguage({ text, count, isAll = false }: OtherLanguageProperties) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  if (!count) return null;
  const other = languages.find((each) => each !== language) ?? language;
  const address = withQuery(paths.finder, [
    ['q', tidySearchText(text)],
    [languageKey, other],
  ]);
  return (
    <Link
      variant={isAll ? 'standalone' : 'inherit'}
      href={address}
      hrefLang={other}
      onClick={replaceCover}
      // A target as high as its line.
      style={isAll ? undefined : { display: 'inline-block' }}
    >
      {t(isAll ? 'otherLanguage' : 'otherLanguageAlone', { count })}
    </Link>
  );
}
