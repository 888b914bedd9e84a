import { collectionLines } from '@kitchen/shared/collections.ts';
import { countryName } from '@kitchen/shared/country-name.ts';
import type { Dealer } from '@kitchen/shared/dealers.ts';
import { dealerAnswerSchema, dealerApiPath, dealersPath } from '@kitchen/shared/dealers.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ScreenModule } from '../../screen-modules.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { layout, spaces } from '../../theme/tokens.ts';
import { collectionsOf, listOf } from '../../ui/dealers/dealer-names.ts';
import { Head } from '../../ui/head/head.tsx';
import { StructuredData } from '../../ui/head/structured-data.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { phoneAddress } from '../../ui/page/contact-addresses.ts';
import { RuledFacts } from '../../ui/page/ruled-facts.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { NotFoundMessage } from '../../ui/states/not-found-message.tsx';
import { ReloadButton } from '../../ui/states/reload-button.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { localBusiness } from './local-business.ts';

export const answerPaths: ScreenModule['answerPaths'] = ({ params, language }) => [
  dealerApiPath(language, params.id ?? ''),
];

/** A dealer: where it is, when it is open, what can be seen there. */
export function Component() {
  const { t } = useTranslation(['dealers', 'texts']);
  const { id = '' } = useParams();
  const answer = useAnswer(dealerApiPath(useLanguage(), id), dealerAnswerSchema);
  if (answer.state === 'loaded') return <Details dealer={answer.data.dealer} />;
  if (answer.state === 'failed' && answer.problem.type === 'not-found') return <NotFoundMessage />;
  return (
    <Page>
      <Head title={t('finder.title')} isProvisional />
      {answer.state === 'loading' ? (
        <p role="status">{t('texts:common.loading')}</p>
      ) : (
        <StateMessage
          level="h1"
          role="alert"
          title={t('page.failed.title')}
          message={t('page.failed.message')}
        >
          <ReloadButton address={paths.dealer(id)} reload={answer.reload} />
        </StateMessage>
      )}
    </Page>
  );
}

function Details({ dealer }: { dealer: Dealer }) {
  const { t } = useTranslation(['dealers', 'texts']);
  const language = useLanguage();
  const { brand, publicUrl } = useSiteSettings();
  const { id, name, address, postcode, place, country, phone, email, web, kinds, hours, note } = dealer;
  const town = [postcode, place].filter(Boolean).join(' ');
  const collections = collectionsOf(dealer);
  return (
    <Page>
      <Head
        title={`${name}, ${place}`}
        description={t('page.description', { name, place, brand: brand.name })}
        canonicalPath={paths.dealer(id)}
      />
      <StructuredData data={localBusiness(dealer, publicUrl + paths.dealer(id))} />
      <Breadcrumbs
        crumbs={[
          { label: t('finder.title'), path: paths.dealers },
          { label: name, path: paths.dealer(id) },
        ]}
      />
      <Typography variant="h1" translate="no" sx={{ marginTop: 2 }}>
        {name}
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ marginTop: 3, marginBottom: 5 }}>
        {kinds.map((kind) => t(`kinds.${kind}`)).join(', ')}
      </Typography>
      <RuledFacts
        facts={[
          {
            name: t('page.address'),
            content: (
              <>
                <address translate="no">
                  {address}, {town}, {countryName(country, language)}
                </address>
                <Link href={mapAddress(dealer)} rel="external noopener">
                  {t('page.map')}
                </Link>
              </>
            ),
          },
          {
            name: t('page.contact'),
            content: (phone || email || web) && (
              <>
                {phone && <Link href={phoneAddress({ phone })}>{phone}</Link>}
                {email && (
                  <Link href={`mailto:${email}`} translate="no">
                    {email}
                  </Link>
                )}
                {web && (
                  <Link href={web} rel="external noopener nofollow">
                    {t('page.web')}
                  </Link>
                )}
              </>
            ),
          },
          {
            name: t('page.hours'),
            content: hours.length > 0 && (
              <ul>
                {hours.map(({ from, to, times }) => (
                  <li key={from}>
                    {from === to
                      ? dayName(from, language)
                      : t('page.days', { from: dayName(from, language), to: dayName(to, language) })}
                    : {times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}
                  </li>
                ))}
              </ul>
            ),
          },
          {
            name: t('page.display'),
            content: collections.length + dealer.display.skus.length > 0 && (
              <>
                {collections.map((collection) => (
                  <Link key={collection} translate="no" component={SiteLink} to={collectionPath(collection)}>
                    {t(`texts:facets.options.collection.${collection}`)}
                  </Link>
                ))}
                {dealer.display.skus.map((sku) => (
                  <Link key={sku} component={SiteLink} to={paths.product(sku)} translate="no">
                    {sku}
                  </Link>
                ))}
              </>
            ),
          },
          {
            name: t('page.spoken'),
            content:
              dealer.languages.length > 0 &&
              listOf(
                dealer.languages.map((code) => languageName(code, language)),
                language,
              ),
          },
        ]}
      />
      {note && <Note>{note}</Note>}
      <Ways>
        <Link component={SiteLink} variant="standalone" rel="nofollow" to={paths.contactsAboutDealer(id)}>
          {t('ask')}
        </Link>
        <Link component={SiteLink} variant="standalone" to={dealersPath({ near: place })}>
          {t('page.near', { place })}
        </Link>
      </Ways>
    </Page>
  );
}

/** A map of the visitor's choice has it from there: of the address, not of a point that the file may not have. */
const mapAddress = ({ name, address, place, country }: Dealer) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${name}, ${address}, ${place}, ${country}`)}`;

/** The first line of a collection, or all lines where it has no page of its own. */
function collectionPath(collection: string): string {
  const line = collectionLines.find((each) => each.collection === collection);
  return line ? paths.line(line) : paths.collections;
}

const sundayFirst = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;
const dayName = (day: (typeof sundayFirst)[number], language: string) =>
  // The fourth of January 1970 was a Sunday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 4 + sundayFirst.indexOf(day)),
  );

const languageName = (code: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

const Page = styled('div')({ ...contentWidth, paddingBottom: spaces.section });

const Note = styled('p')(({ theme }) => ({ marginTop: theme.spacing(3), maxWidth: layout.measure }));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  marginTop: theme.spacing(3),
}));
