import { paths } from '@kitchen/shared/paths.ts';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { mailAddress, phoneAddress } from '../../ui/contact-addresses.ts';
import { Head } from '../../ui/head.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { TextPage, TextSection } from '../../ui/text-page.tsx';

const parts = ['statement', 'tests', 'limits', 'feedback'] as const;

/** When the statement was last compared with what the tests do. */
const writtenOn = '2026-11-23';

/** What was tested so that everybody can use the site, and what is known not to work. */
export function Component() {
  const { t } = useTranslation('accessibility');
  const { brand } = useSiteSettings();
  const language = useLanguage();
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, format);
  return (
    <>
      <Head
        title={t('title')}
        description={t('description', { brand: brand.name })}
        canonicalPath={paths.accessibility}
      />
      <TextPage
        crumbs={[{ label: t('title'), path: paths.accessibility }]}
        title={t('title')}
        lead={t('lead')}
        contents={{
          label: t('contents'),
          parts: parts.map((id) => ({ id, title: t(`parts.${id}.title`) })),
        }}
      >
        {parts.map((id) => (
          <TextSection key={id} id={id} title={t(`parts.${id}.title`)}>
            <Trans
              t={t}
              i18nKey={`parts.${id}.text`}
              values={{ date: date.format(new Date(writtenOn)), email: brand.email, phone: brand.phone }}
              components={{
                p: <p />,
                list: <ul />,
                item: <li />,
                strong: <strong />,
                date: <time dateTime={writtenOn} />,
                mail: <a href={mailAddress(brand)}>{brand.email}</a>,
                phone: <a href={phoneAddress(brand)}>{brand.phone}</a>,
              }}
            />
          </TextSection>
        ))}
      </TextPage>
    </>
  );
}
