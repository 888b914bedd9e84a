import type { ReservedDocument } from '@kitchen/shared/documents.ts';
import { formatDay } from '@kitchen/shared/format-day.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { nameLanguages } from './name-languages.ts';

/** From here on a size is shown in MB. */
const megabyte = 1_000_000;

/** What a document is, as it is said in the visitor's language. */
export function useDocumentFacts({ date, format, bytes, languages }: ReservedDocument) {
  const { t } = useTranslation('reserved-area');
  const language = useLanguage();
  const unit = bytes < megabyte ? 'KB' : 'MB';
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: unit === 'MB' ? 1 : 0 });
  const amount = unit === 'MB' ? bytes / megabyte : Math.max(1, bytes / 1_000);
  return {
    date: formatDay(date, language),
    file: `${format.toUpperCase()}, ${t(`member.size.${unit}`, { size: number.format(amount) })}`,
    /** Where they are not the visitor's. */
    languages:
      languages.length === 0 || languages.includes(language)
        ? null
        : new Intl.ListFormat(language).format(nameLanguages(languages, language)),
  };
}
