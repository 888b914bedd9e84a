import { formatDay } from '@kitchen/shared/format-day.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';

/** What is worth knowing before a document is opened: size, pages and date, as far as they are known. Its texts are `product-sheet`. */
export function DocumentFacts({ document: { bytes, pages, date } }: { document: ProductDocument }) {
  const { t } = useTranslation('product-sheet');
  const language = useLanguage();
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const size = megabytes.format(Math.max(bytes / 1_000_000, 0.1));
  return (
    <>
      {t('documents.size', { size })}
      {pages !== null && `, ${t('documents.pages', { count: pages })}`}
      {date !== null && (
        <>
          , <Day dateTime={date}>{formatDay(date, language)}</Day>
        </>
      )}
    </>
  );
}

const Day = styled('time')({ display: 'inline-block' });
