import { readContactSubject, readCopiedDealer, readSerial } from '@kitchen/shared/page-query.ts';
import { apiPaths, contactSubjects, paths } from '@kitchen/shared/paths.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import kitchen from '../../pictures/marketing/ground-contact.webp?picture';
import { EnquiryForm } from '../../ui/enquiry-form/enquiry-form.tsx';
import { SafetyCall } from '../../ui/enquiry-form/safety-call.tsx';
import { Head } from '../../ui/head/head.tsx';
import { EnquiryPage } from '../../ui/page/enquiry-page.tsx';
import { MailTopics } from '../../ui/page/mail-topics.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { AboutDealer } from './about-dealer.tsx';
import { AboutProduct } from './about-product.tsx';
import { AboutSubject } from './about-subject.tsx';
import { ProductLink } from './product-link.tsx';

/** Where visitors write to the brand; the address may say what about. */
export function Component() {
  const { t } = useTranslation('enquiry');
  const { brand } = useSiteSettings();
  const [parameters] = useSearchParams();
  const { subject, sku } = readContactSubject(parameters);
  const dealer = readCopiedDealer(parameters);
  const kind = subject === 'safety' || subject === 'service' ? subject : 'contact';
  const language = useLanguage();
  const productPath = kind !== 'contact' && sku !== undefined ? apiPaths.product(language, sku) : null;
  const answer = useAnswer(productPath, productSchema);
  /** As the product's sheet calls it. */
  const model = (answer.state === 'loaded' && answer.data.model) || sku;
  const topics = contactSubjects.map((id) => ({
    id,
    title: t(`contacts.topics.${id}.title`),
    hint: t(`contacts.topics.${id}.hint`),
    subject: t(`contacts.topics.${id}.subject`),
    ...(id === 'safety' && { body: t('contacts.safety.body', { model: model ?? '' }) }),
    ...(id === 'product' &&
      sku !== undefined && {
        title: t('contacts.product.title', { sku }),
        hint: t('contacts.product.hint'),
        subject: t('contacts.product.subject', { sku }),
        more: <ProductLink sku={sku} />,
      }),
  }));
  const topic = topics.find(({ id }) => id === subject);
  return (
    <>
      <Head
        title={t('contacts.pageTitle')}
        description={t('contacts.description', { brand: brand.name })}
        canonicalPath={paths.contacts}
      />
      <EnquiryPage
        crumb={{ label: t('contacts.name'), path: paths.contacts }}
        title={t('contacts.title')}
        lead={kind === 'safety' ? <SafetyCall /> : t('contacts.lead')}
        formNote={t('form.required')}
        picture={kitchen}
        elsewhere={[
          {
            question: t('contacts.dealers.question'),
            link: t('contacts.dealers.link'),
            to: paths.dealers,
          },
          ...(kind === 'safety'
            ? []
            : [
                {
                  question: t('contacts.safety.question'),
                  link: t('contacts.topics.safety.title'),
                  to: paths.contactsAbout('safety'),
                },
              ]),
        ]}
      >
        <EnquiryForm
          // What was sent, and its thanks, belong to one kind.
          key={kind}
          kind={kind}
          sku={sku}
          model={model}
          serialNumber={readSerial(parameters)}
          about={
            <>
              {topic && !(sku !== undefined && subject === 'product') && (
                <AboutSubject title={topic.title} hint={topic.hint} />
              )}
              {sku !== undefined && <AboutProduct sku={sku} label={t(`contacts.product.about.${kind}`)} />}
              {dealer !== undefined && <AboutDealer id={dealer} />}
            </>
          }
          {...(kind === 'safety' && { hint: t('contacts.safety.message') })}
          withoutScripts={<MailTopics title={t('contacts.topicsTitle')} topics={topics} chosen={subject} />}
          onwards={sku !== undefined && <ProductLink sku={sku} />}
        />
      </EnquiryPage>
    </>
  );
}
