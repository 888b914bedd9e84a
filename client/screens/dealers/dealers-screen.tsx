import { countryName } from '@kitchen/shared/country-name.ts';
import { dealerListSchema, dealersApiPath, dealersPath, readDealerQuery } from '@kitchen/shared/dealers.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import showroom from '../../pictures/marketing/ground-dealers.webp?picture';
import type { ScreenModule } from '../../screen-modules.ts';
import { placeName } from '../../ui/dealers/dealer-names.ts';
import { EnquiryForm } from '../../ui/enquiry-form/enquiry-form.tsx';
import { Head } from '../../ui/head/head.tsx';
import { EnquiryPage } from '../../ui/page/enquiry-page.tsx';
import { MailTopics } from '../../ui/page/mail-topics.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { DealerFacts } from './dealer-facts.tsx';
import { DealerFinder } from './dealer-finder.tsx';
import { isAsked } from './display-options.ts';

const topics = ['find', 'become'] as const;

export const answerPaths: ScreenModule['answerPaths'] = ({ query, language }) => [
  dealersApiPath(language, readDealerQuery(query)),
];

/** The finder of dealers, and the form for visitors who find none and for those who would like to be one. */
export function Component() {
  const { t } = useTranslation(['enquiry', 'dealers']);
  const [parameters] = useSearchParams();
  const query = readDealerQuery(parameters);
  const { brand } = useSiteSettings();
  const language = useLanguage();
  const answer = useAnswer(dealersApiPath(language, query), dealerListSchema);
  const place = answer.state === 'loaded' ? answer.data.place : null;
  const country = query.country && countryName(query.country, language);
  const where = place ? placeName(place) : (query.near ?? country);
  const name = where && `${t('dealers.name')}: ${where}`;
  // The page of a country names all its dealers: by it search engines come to them.
  const isOfCountryAlone =
    dealersPath(query) === dealersPath({ country: query.country }) &&
    answer.state === 'loaded' &&
    answer.data.total > 0;
  return (
    <>
      <Head
        title={name ?? t('dealers.pageTitle')}
        description={
          country
            ? t('dealers:finder.description', { brand: brand.name, country })
            : t('dealers.description', { brand: brand.name })
        }
        {...((!isAsked(query) || isOfCountryAlone) && { canonicalPath: dealersPath(query) })}
      />
      <EnquiryPage
        crumb={{ label: t('dealers.name'), path: paths.dealers }}
        // Who has asked for dealers sees the first one in the first window.
        {...(isAsked(query)
          ? { title: name ?? t('dealers:finder.title') }
          : { title: t('dealers.title'), lead: t('dealers.lead') })}
        picture={showroom}
        above={<DealerFinder query={query} answer={answer} />}
        elsewhere={[
          {
            question: t('dealers.contacts.question'),
            link: t('dealers.contacts.link'),
            to: paths.contacts,
          },
        ]}
      >
        <Typography variant="h2">{t('dealers.write')}</Typography>
        <Typography color="textSecondary" sx={{ marginTop: 1.5, marginBottom: 5 }} data-for-form>
          {t('form.required')}
        </Typography>
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
