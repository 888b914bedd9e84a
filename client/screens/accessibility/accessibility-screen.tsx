import { paths } from '@kitchen/shared/paths.ts';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { PartedText, useTextElements } from '../../ui/parted-text.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';

const parts = ['statement', 'tests', 'limits', 'feedback'] as const;

/** When the statement was last compared with what the tests do. */
const writtenOn = '2026-11-23';

/** What was tested so that everybody can use the site, and what is known not to work. */
export function Component() {
  const { t } = useTranslation('accessibility');
  const { name, email, phone } = useSiteSettings().brand;
  const elements = useTextElements();
  const language = useLanguage();
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, format);
  return (
    <PartedText
      path={paths.accessibility}
      title={t('title')}
      lead={t('lead')}
      description={t('description', { brand: name })}
      contents={t('contents')}
      parts={parts.map((id) => ({
        id,
        title: t(`parts.${id}.title`),
        text: (
          <Trans
            t={t}
            i18nKey={`parts.${id}.text`}
            values={{ date: date.format(new Date(writtenOn)), email, phone }}
            components={{ ...elements, date: <time dateTime={writtenOn} /> }}
          />
        ),
      }))}
    />
  );
}
