import { formatDay } from '@kitchen/shared/format-day.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { PartedText } from '../../ui/page/parted-text.tsx';

/** When the statement was last compared with what the tests do. */
const writtenOn = '2026-11-23';

/** What was tested so that everybody can use the site, and what is known not to work. */
export function Component() {
  return (
    <PartedText
      screen="accessibility"
      path={paths.accessibility}
      parts={['statement', 'tests', 'limits', 'feedback']}
      values={{ date: formatDay(writtenOn, useLanguage()) }}
      elements={{ date: <time dateTime={writtenOn} /> }}
    />
  );
}
