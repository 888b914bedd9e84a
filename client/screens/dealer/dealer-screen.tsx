import { countryName } from '@kitchen/shared/country-name.ts';
import type { Dealer } from '@kitchen/shared/dealers.ts';
import {
  dealerAnswerSchema,
  dealerApiPath,
  dealerListSchema,
  dealersApiPath,
  dealersPath,
  farKm,
} from '@kitchen/shared/dealers.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { readDealerPurpose } from '@kitchen/shared/page-query.ts';
import type { DealerPurpose } from '@kitchen/shared/paths.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ScreenModule } from '../../screen-modules.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { layout, spaces } from '../../theme/tokens.ts';
import { DealerCard } from '../../ui/dealers/dealer-card.tsx';
import { listOf } from '../../ui/dealers/dealer-names.ts';
import { MapWhenNear } from '../../ui/dealers/map-when-near.tsx';
import { Head, languageAddress } from '../../ui/head/head.tsx';
import { StructuredData } from '../../ui/head/structured-data.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { phoneAddress } from '../../ui/page/contact-addresses.ts';
import { RuledFacts } from '../../ui/page/ruled-facts.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { NotFoundMessage } from '../../ui/states/not-found-message.tsx';
import { localBusiness } from './local-business.ts';
import { mostShown, OnDisplay } from './on-display.tsx';
import { OpeningHours } from './opening-hours.tsx';

/** How many others near are shown. */
const mostOthers = 3;

export const answerPaths: ScreenModule['answerPaths'] = ({ params, language }) => [
  dealerApiPath(language, params.id ?? ''),
];

/** Around the dealer's point, to a tenth of a degree as the finder takes it; null where nobody knows where that is. */
const nearPath = (language: Language, { position }: Dealer) =>
  position &&
  dealersApiPath(language, {
    at: `${position.latitude.toFixed(1)},${position.longitude.toFixed(1)}`,
  });

export const furtherAnswerPaths: ScreenModule['furtherAnswerPaths'] = ({ params, language }, answers) => {
  const { data } = dealerAnswerSchema.safeParse(answers[dealerApiPath(language, params.id ?? '')]);
  if (!data) return [];
  const { skus } = data.dealer.display;
  const near = nearPath(language, data.dealer);
  return [
    ...(near ? [near] : []),
    ...(skus.length > 0 ? [apiPaths.products(language, skus.slice(0, mostShown))] : []),
  ];
};

/** A dealer: where it is, when it is open, what can be seen there, and who else is near. */
export function Component() {
  const { t } = useTranslation(['dealers', 'texts']);
  const { id = '' } = useParams();
  const purpose = usePurpose();
  const answer = useAnswer(dealerApiPath(useLanguage(), id), dealerAnswerSchema);
  if (answer.state === 'loaded') return <Details dealer={answer.data.dealer} />;
  if (answer.state === 'failed' && answer.problem.type === 'not-found') return <NotFoundMessage />;
  return (
    <Page>
      <Head title={t('finder.title')} isProvisional />
      {answer.state === 'loading' ? (
        <p role="status">{t('texts:common.loading')}</p>
      ) : (
        <FailedAnswer
          level="h1"
          title={t('page.failed.title')}
          message={t('page.failed.message')}
          address={paths.dealer(id, purpose)}
          reload={answer.reload}
        />
      )}
    </Page>
  );
}

function usePurpose(): DealerPurpose {
  const [parameters] = useSearchParams();
  return readDealerPurpose(parameters);
}

function Details({ dealer }: { dealer: Dealer }) {
  const { t } = useTranslation(['dealers', 'texts']);
  const language = useLanguage();
  const settings = useSiteSettings();
  const { brand } = settings;
  const { id, name, address, postcode, place, country, phone, email, web, kinds, note } = dealer;
  const purpose = usePurpose();
  const near = useAnswer(nearPath(language, dealer), dealerListSchema);
  const found = near.state === 'loaded' ? near.data.items : [];
  const others = found
    .filter((other) => other.id !== id && (other.distanceKm ?? Number.POSITIVE_INFINITY) <= farKm)
    .slice(0, mostOthers);
  const [lit, setLit] = useState<string | null>(id);
  const facts = [
    {
      name: t('page.address'),
      content: (
        <>
          <address translate="no">
            {address}, {[postcode, place].filter(Boolean).join(' ')}, {countryName(country, language)}
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
    { name: t('page.hours'), content: dealer.hours.length > 0 && <OpeningHours hours={dealer.hours} /> },
    {
      name: t('page.spoken'),
      content:
        dealer.languages.length > 0 &&
        listOf(
          dealer.languages.map((code) => languageName(code, language)),
          language,
        ),
    },
  ];
  return (
    <Page>
      <Head
        title={`${name}, ${place}`}
        description={t('page.description', { name, place, brand: brand.name })}
        canonicalPath={paths.dealer(id)}
      />
      <StructuredData
        data={localBusiness(dealer, {
          id: settings.publicUrl + paths.dealer(id),
          url: languageAddress(paths.dealer(id), language, settings),
        })}
      />
      <Breadcrumbs
        crumbs={[
          { label: t('texts:frame.pages.dealers'), path: paths.dealers },
          { label: name, path: paths.dealer(id) },
        ]}
      />
      <Columns>
        <div>
          <Typography variant="h1" translate="no">
            {name}
          </Typography>
          <Typography variant="lead" color="textSecondary" sx={{ marginTop: 2.5, marginBottom: 4 }}>
            {kinds.map((kind) => t(`kinds.${kind}`)).join(', ')}, <span translate="no">{place}</span>
          </Typography>
          <Button
            component={SiteLink}
            rel="nofollow"
            to={paths.contactsAboutDealer(id, purpose)}
            sx={{ marginBottom: 5 }}
          >
            {t('ask')}
          </Button>
          <RuledFacts facts={facts} />
          {note && <Note>{note}</Note>}
        </div>
        {dealer.position && (
          <MapWhenNear
            dealers={[{ ...dealer, distanceKm: 0 }, ...others]}
            centre={null}
            purpose={purpose}
            lit={lit}
            onLight={(other) => setLit(other ?? id)}
          />
        )}
      </Columns>
      <OnDisplay dealer={dealer} />
      {others.length > 0 && (
        <Section aria-labelledby="others">
          <Typography variant="h2" id="others">
            {t('page.others')}
          </Typography>
          <Others>
            {others.map((other) => (
              <li key={other.id}>
                <DealerCard dealer={other} purpose={purpose} />
              </li>
            ))}
          </Others>
          <Link component={SiteLink} variant="standalone" rel="nofollow" to={dealersPath({ near: place })}>
            {t('page.near', { place })}
          </Link>
        </Section>
      )}
    </Page>
  );
}

/** A map of the visitor's choice has it from there: of the address, not of a point that the file may not have. */
const mapAddress = ({ name, address, place, country }: Dealer) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${name}, ${address}, ${place}, ${country}`)}`;

const languageName = (code: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

const Page = styled('div')({ ...contentWidth, paddingBottom: spaces.section });

const Note = styled('p')(({ theme }) => ({ marginTop: theme.spacing(3), maxWidth: layout.measure }));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  // The names on the map are cut, and make nothing wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(9),
    alignItems: 'start',
    // Without scripts there is no map.
    '&:has(noscript *)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

const Section = styled('section')(({ theme }) => ({
  marginTop: spaces.section,
  '& > h2': { marginBottom: theme.spacing(4) },
}));

const Others = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0, 4),
  marginBottom: theme.spacing(3),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
