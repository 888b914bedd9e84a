import { readSearchQuery } from '@kitchen/shared/page-query.ts';
import { answerIds, paths } from '@kitchen/shared/paths.ts';
import type { Recall } from '@kitchen/shared/recalls.ts';
import { concernsSerial, recallsApiPath, recallsSchema } from '@kitchen/shared/recalls.ts';
import type { SupportAnswer } from '@kitchen/shared/support.ts';
import { supportAnswerSchema } from '@kitchen/shared/support.ts';
import { supportApiPath } from '@kitchen/shared/support-paths.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth, hiddenClass, twelveColumns } from '../../theme/surfaces.ts';
import { layout, spaces } from '../../theme/tokens.ts';
import { Head } from '../../ui/head/head.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { SerialVerdict } from '../../ui/recalls/serial-verdict.tsx';
import { SiteLink, useLocalisedPath } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { ApplianceHelp } from './appliance-help.tsx';
import { FoundAppliances } from './found-appliances.tsx';
import { NoLongerMade } from './no-longer-made.tsx';
import { PlatePlaces } from './plate-places.tsx';
import { ServiceRequest } from './service-request.tsx';
import { SupportSearch } from './support-search.tsx';

/** One field for whatever an owner knows of an appliance, and the answer to it. */
export function SupportPage() {
  const { t } = useTranslation(['support', 'texts']);
  const { brand } = useSiteSettings();
  const query = readSearchQuery(useSearchParams()[0]);
  return (
    <Page>
      <Head
        title={query === '' ? t('texts:frame.support') : t('resultsTitle', { query })}
        description={t('description', { brand: brand.name })}
        {...(query === '' && { canonicalPath: paths.support })}
      />
      <Breadcrumbs crumbs={[{ label: t('texts:frame.support'), path: paths.support }]} />
      <Opening>
        <Typography variant="h1">{t('texts:frame.support')}</Typography>
        <Typography color="textSecondary">{t('lead')}</Typography>
      </Opening>
      <SupportSearch query={query} />
      {query === '' ? (
        <>
          <PlatePlaces />
          <NoLongerMade />
          <ServiceRequest />
        </>
      ) : (
        <Found id={answerIds.support} tabIndex={-1} role="group" aria-label={t('answer')}>
          <Answer query={query} />
        </Found>
      )}
    </Page>
  );
}

function Answer({ query }: { query: string }) {
  const { t } = useTranslation(['support', 'texts']);
  const { brand } = useSiteSettings();
  const language = useLanguage();
  const answer = useAnswer(supportApiPath(language, query), supportAnswerSchema);
  const recalls = useAnswer(recallsApiPath(language), recallsSchema);
  const serial = recalls.state === 'loaded' ? serialIn(query, recalls.data.items) : undefined;
  const localise = useLocalisedPath();
  const verdict = serial !== undefined && recalls.state === 'loaded' && (
    <SerialVerdict recalls={recalls.data.items} serial={serial} page={localise(paths.recalls)} />
  );
  const found = answer.state === 'loaded' ? answer.data : undefined;
  const appliance = found?.appliance;
  // Of a serial number that is recalled, it is not said before that nothing is found.
  const isLoading = answer.state === 'loading' || (recalls.state === 'loading' && !appliance);
  // What finds nothing may be a serial number that is recalled.
  const failed =
    answer.state === 'failed' ? answer : recalls.state === 'failed' && isVain(found) ? recalls : undefined;
  return (
    <>
      {/* One place that stays, whatever comes: screen readers pass over one that comes with its words. */}
      <div role="status">
        {isLoading && <p>{t('texts:common.loading')}</p>}
        {!isLoading && verdict}
        {appliance && (
          <p className={hiddenClass} lang={appliance.language}>
            <KeptWords text={appliance.name} />
          </p>
        )}
        {!isLoading && !failed && found && !appliance && (
          <Outcome query={query} found={found} isSerial={serial !== undefined} />
        )}
      </div>
      {!isLoading && (
        <>
          {failed && (
            <FailedAnswer
              title={t('failed.title')}
              message={t('failed.message', { phone: brand.phone })}
              address={paths.supportFor(query)}
              reload={failed.reload}
            />
          )}
          {appliance && <ApplianceHelp appliance={appliance} serial={serial} level="h2" />}
          {found && !appliance && <Others found={found} />}
          {!appliance && <ServiceRequest serial={serial} />}
        </>
      )}
    </>
  );
}

const isVain = (found: SupportAnswer | undefined) => found?.items.length === 0 && !found.appliance;

/** Appliances that may be meant, and where to read which it is. */
function Others({ found: { items, total, complete } }: { found: SupportAnswer }) {
  const { t } = useTranslation('support');
  return (
    <>
      {total > items.length && <p>{t('firstShown', { count: items.length })}</p>}
      {items.length > 0 && !complete && <p>{t('incomplete')}</p>}
      {items.length > 0 && <FoundAppliances items={items} />}
      <PlatePlaces />
    </>
  );
}

interface OutcomeProperties {
  query: string;
  found: SupportAnswer;
  /** What was asked may be a serial number, of which the verdict is the answer. */
  isSerial: boolean;
}

/** What was found, in words. */
function Outcome({ query, found, isSerial }: OutcomeProperties) {
  const { t } = useTranslation('support');
  const { items, total, suggestions = [], complete } = found;
  if (items.length > 0) return <Typography variant="h2">{t('found', { count: total, query })}</Typography>;
  if (isSerial) return null;
  return (
    <StateMessage title={t('none.title', { query })} message={t(complete ? 'none.message' : 'incomplete')}>
      {suggestions.length > 0 && (
        <>
          <p>{t('none.suggestions')}</p>
          <ul>
            {suggestions.map((text) => (
              <li key={text}>
                <Link
                  component={SiteLink}
                  variant="standalone"
                  to={`${paths.supportFor(text)}#${answerIds.support}`}
                >
                  <KeptWords text={text} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button component={SiteLink} to={paths.contactsAbout('service')} variant="outlined">
        {t('none.ask')}
      </Button>
    </StateMessage>
  );
}

/** The serial number that a text is, or has among its words: one of a form that recalls have. */
function serialIn(text: string, recalls: readonly Recall[]): string | undefined {
  return [text, ...text.split(' ')].find((part) =>
    recalls.some((recall) => concernsSerial(recall, part) !== null),
  );
}

const Page = styled('div')({ ...contentWidth, paddingBottom: spaces.section, overflowWrap: 'anywhere' });

const Opening = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  marginBottom: spaces.headingToContent,
  '& > p': { marginTop: theme.spacing(2), maxWidth: layout.measure },
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    '& > h1': { gridColumn: '1 / 8' },
    '& > p': { gridColumn: '9 / -1', alignSelf: 'end', marginTop: 0 },
  },
}));

/** Takes the focus of who searched, as a page does. */
const Found = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(6),
  scrollMarginTop: layout.headerScrolledPx + 24,
  '&:focus': { outline: 'none' },
  '& > p': { marginTop: theme.spacing(1.5) },
  '& > [role=status]:not(:empty) + article': { marginTop: theme.spacing(4) },
}));
