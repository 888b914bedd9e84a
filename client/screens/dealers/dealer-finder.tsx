import { collectionLines } from '@kitchen/shared/collections.ts';
import { countryName } from '@kitchen/shared/country-name.ts';
import type { DealerList, DealerQuery } from '@kitchen/shared/dealers.ts';
import {
  dealerKinds,
  dealerListSchema,
  dealersApiPath,
  dealersPath,
  dealerTextLimit,
} from '@kitchen/shared/dealers.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Answer } from '../../api/use-answer.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, spaces, typeSizes } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { placeName } from '../../ui/dealers/dealer-names.ts';
import { GetForm } from '../../ui/fields/get-form.tsx';
import { InputField } from '../../ui/fields/input-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SiteLink, useLocalisedPath } from '../../ui/site-link.tsx';
import { ReloadButton } from '../../ui/states/reload-button.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';
import { DealerCard } from './dealer-card.tsx';
import { NearMe } from './near-me.tsx';

/** Where a search leads: on a phone what it found is below the screen. */
const foundId = 'found';

/** Counts by country are of what is asked for besides the place. */
const isNarrowed = ({ kind, display }: DealerQuery) => kind !== undefined || display !== undefined;

/** The product that can be seen, where not a collection was asked for. */
const skuOf = ({ display }: DealerQuery) =>
  collections.some((known) => known === display) ? undefined : display;

const collections = [...new Set(collectionLines.map(({ collection }) => collection))];

/** Dealers by place, country, purpose and what is on display; a form and links, which need no scripts. */
export function DealerFinder({ query }: { query: DealerQuery }) {
  const { t } = useTranslation(['dealers', 'texts']);
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const answer = useAnswer(dealersApiPath(useLanguage(), query), dealerListSchema);

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (key: string) => String(data.get(key) ?? '').trim() || undefined;
    const kind = dealerKinds.find((known) => known === data.get('kind'));
    const asked = { near: text('near'), kind, display: text('display') };
    void navigate(`${localise(dealersPath(asked))}#${foundId}`);
  }

  // An operator without a list has no finder either.
  if (answer.state === 'loaded' && answer.data.countries.length === 0 && !isNarrowed(query)) return null;
  return (
    <section aria-labelledby="finder">
      <Typography variant="h2" id="finder">
        {t('finder.title')}
      </Typography>
      <Form role="search" action={`${paths.dealers}#${foundId}`} onSubmit={find} key={JSON.stringify(query)}>
        <InputField
          id="near"
          name="near"
          label={t('finder.near')}
          defaultValue={query.near ?? ''}
          maxLength={dealerTextLimit}
          autoComplete="address-level2"
          enterKeyHint="search"
        />
        <SelectField id="kind" name="kind" label={t('finder.kind')} defaultValue={query.kind ?? ''}>
          <option value="">{t('finder.kinds.all')}</option>
          {dealerKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`finder.kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="display"
          name="display"
          label={t('finder.display')}
          defaultValue={query.display ?? ''}
        >
          <option value="">{t('finder.everything')}</option>
          {skuOf(query) && <option value={skuOf(query)}>{skuOf(query)}</option>}
          {collections.map((collection) => (
            <option key={collection} value={collection} translate="no">
              {t(`texts:facets.options.collection.${collection}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{t('finder.search')}</Button>
        <NearMe
          onFound={(at) =>
            void navigate(localise(dealersPath({ ...query, near: undefined, country: undefined, at })), {
              state: keepPlace,
            })
          }
        />
      </Form>
      <Part id={foundId} tabIndex={-1}>
        <Found query={query} answer={answer} />
      </Part>
      <Source>
        <TextWithElements
          text={t('finder.source')}
          elements={{ link: <Link href="https://www.geonames.org/" rel="external noopener" /> }}
        />
      </Source>
    </section>
  );
}

function Found({ query, answer }: { query: DealerQuery; answer: Answer<DealerList> }) {
  const { t } = useTranslation(['dealers', 'texts']);
  if (answer.state === 'loading') return <p role="status">{t('texts:common.loading')}</p>;
  if (answer.state === 'failed') {
    return (
      <StateMessage
        role="alert"
        title={t('finder.failed.title')}
        message={t('finder.failed.message')}
        level="h3"
      >
        <ReloadButton address={dealersPath(query)} reload={answer.reload} />
      </StateMessage>
    );
  }
  return <List query={query} found={answer.data} />;
}

function List({ query, found }: { query: DealerQuery; found: DealerList }) {
  const { t } = useTranslation('dealers');
  const language = useLanguage();
  const { place, otherPlaces, countries, items, total } = found;
  const isUnknown = query.near !== undefined && !place;
  const isListed = !isUnknown && Object.values(query).some((value) => value !== undefined);
  const heading = place
    ? t('finder.nearest', { count: items.length, place: placeName(place) })
    : query.at
      ? t('finder.nearYou', { count: items.length })
      : t('finder.dealers', { count: total });
  const named = countries
    .map(({ code, count }) => ({ code, count, name: countryName(code, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  // Who follows a name is led to the largest place of it: that of what was found leads nowhere else.
  const elsewhere = [...new Set(otherPlaces.map(placeName))].filter(
    (name) => place && name !== place.name && name !== placeName(place),
  );
  return (
    <>
      <div role="status">
        {isUnknown && <p>{t('finder.unknown', { place: query.near })}</p>}
        {isListed && (
          <Typography variant="h3" sx={{ marginTop: 5 }}>
            {items.length === 0 ? t('finder.none') : heading}
          </Typography>
        )}
      </div>
      {elsewhere.length > 0 && (
        <Ways>
          <span>{t('finder.orElse')}</span>
          {elsewhere.map((name) => (
            <Link
              key={name}
              component={SiteLink}
              to={dealersPath({ ...query, at: undefined, near: name })}
              state={keepPlace}
            >
              {name}
            </Link>
          ))}
        </Ways>
      )}
      {isListed && (
        <Cards>
          {items.map((dealer) => (
            <li key={dealer.id}>
              <DealerCard dealer={dealer} sku={skuOf(query)} />
            </li>
          ))}
        </Cards>
      )}
      <Ways aria-labelledby="countries" role="group">
        <span id="countries">{t('finder.countries')}</span>
        {named.map(({ code, name, count }) => (
          <Link
            key={code}
            component={SiteLink}
            to={dealersPath({ ...query, near: undefined, at: undefined, country: code })}
            state={keepPlace}
            // Crawlers would go through all that can be asked for.
            rel={query.kind || query.display ? 'nofollow' : undefined}
            aria-current={query.country === code ? 'true' : undefined}
          >
            {name} <small>{count}</small>
          </Link>
        ))}
        {(isListed || isUnknown) && (
          <Link component={SiteLink} to={paths.dealers} state={keepPlace}>
            {t('finder.all')}
          </Link>
        )}
      </Ways>
    </>
  );
}

const Form = styled(GetForm)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  marginTop: spaces.headingToContent,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2fr 1fr 1fr auto',
    alignItems: 'end',
    '& > button': { minHeight: 56 },
  },
}));

/** Takes the focus of who searched, as a page does. */
const Part = styled('div')(({ theme }) => ({
  '&:focus': { outline: 'none' },
  '& > p, & > [role=status] > p': { marginTop: theme.spacing(3) },
}));

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0, 4),
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 2.5),
  marginTop: theme.spacing(3),
  '& > span': { color: colors.stone },
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: layout.targetPx },
  '& small': { color: colors.stone },
  '& > [aria-current]': { fontWeight: 600 },
}));

const Source = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  color: colors.stone,
  fontSize: typeSizes.small,
}));
