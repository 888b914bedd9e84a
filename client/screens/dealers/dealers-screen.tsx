import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import showroom from '../../pictures/marketing/ground-dealers.webp?picture';
import { EnquiryForm } from '../../ui/enquiry-form/enquiry-form.tsx';
import { Head } from '../../ui/head/head.tsx';
import { EnquiryPage } from '../../ui/page/enquiry-page.tsx';
import { MailTopics } from '../../ui/page/mail-topics.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { DealerFacts } from './dealer-facts.tsx';

const topics = ['find', 'become'] as const;

/** For visitors who look for a dealer and for those who would like to be one. */
export function Component() {
  const { t } = useTranslation('enquiry');
  const { brand } = useSiteSettings();
  return (
    <>
      <Head
        title={t('dealers.pageTitle')}
        description={t('dealers.description', { brand: brand.name })}
        canonicalPath={paths.dealers}
      />
      <EnquiryPage
        crumb={{ label: t('dealers.name'), path: paths.dealers }}
        title={t('dealers.title')}
        lead={t('dealers.lead')}
        formNote={t('form.required')}
        picture={showroom}
        elsewhere={[
          {
            question: t('dealers.contacts.question'),
            link: t('dealers.contacts.link'),
            to: paths.contacts,
          },
        ]}
      >
        <EnquiryForm
          kind="dealer"
          hint={t('dealers.hint')}
          withoutScripts={
            <MailTopics
              title={t('dealers.topicsTitle')}
              topics={topics.map((id) => ({
                id,
                title: t(`dealers.topics.${id}.title`),
                hint: t(`dealers.topics.${id}.hint`),
                subject: t(`dealers.topics.${id}.subject`),
              }))}
            />
          }
        />
      </EnquiryPage>
      <DealerFacts />
    </>
  );
}
