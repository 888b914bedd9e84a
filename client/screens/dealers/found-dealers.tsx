import { countryName } from '@kitchen/shared/country-name.ts';
import type { DealerList, DealerPlace, DealerQuery, ListedDealer } from '@kitchen/shared/dealers.ts';
import { dealersPath, farKm } from '@kitchen/shared/dealers.ts';
import { answerIds, paths } from '@kitchen/shared/paths.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';
import { WithScripts } from '../../ui/behaviour/with-scripts.ts';
import { DealerCard } from '../../ui/dealers/dealer-card.tsx';
import { placeName } from '../../ui/dealers/dealer-names.ts';
import { MapWhenNear, mapId } from '../../ui/dealers/map-when-near.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { FaultSentence } from '../../ui/states/fault-sentence.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';
import { isAsked, purposeOf, skuOf } from './display-options.ts';

/** Id of what says that the place is missing or not known, which the field is described by. */
export const placeFaultId = 'near-fault';

export const isUnknownPlace = ({ near }: DealerQuery, { place }: DealerList) => near !== undefined && !place;

/** More than so many all over the world are no list to read: the place comes first. */
const mostWithoutPlace = 12;

/** On phones the map is below the list: of more than so many a link leads there. */
const mostBesideMap = 3;

interface FoundDealersProperties {
  query: DealerQuery;
  found: DealerList;
}

/** Whether the list is of no place and too long to read. */
const isTooLong = ({ near, at, country }: DealerQuery, { total }: DealerList) =>
  [near, at, country].every((each) => each === undefined) && total > mostWithoutPlace;

function listed(query: DealerQuery, found: DealerList): ListedDealer[] {
  if (isUnknownPlace(query, found) || !isAsked(query)) return [];
  return isTooLong(query, found) ? found.items.filter(showsItself(query)) : found.items;
}

/** What a search of dealers comes to, in words. */
export function DealersOutcome({ query, found }: FoundDealersProperties) {
  const { t } = useTranslation('dealers');
  const language = useLanguage();
  const { place, centre, total } = found;
  if (!isAsked(query)) return null;
  if (isUnknownPlace(query, found)) {
    return (
      <FaultSentence id={placeFaultId}>
        {t(/\d/.test(query.near ?? '') ? 'finder.unknownCode' : 'finder.unknown', { place: query.near })}
      </FaultSentence>
    );
  }
  const items = listed(query, found);
  const [nearest] = items;
  const isFar = centre !== null && (nearest?.distanceKm ?? 0) > farKm;
  const kind = query.kind === 'service' ? { context: 'service' } : kindContext(found.items);
  const shown = found.product === null || query.kind === 'service' ? kind : { context: 'display' };
  const heading = place
    ? t('finder.nearest', { count: items.length, place: placeName(place), ...kind })
    : query.at
      ? t('finder.nearYou', { count: items.length, ...kind })
      : t('finder.dealers', { count: total, ...shown });
  const country = query.country && countryName(query.country, language);
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ marginTop: { xs: 3, lg: 5 } }}>
        {total === 0
          ? t('finder.none')
          : country
            ? t('finder.inCountry', { country, dealers: heading })
            : heading}
      </Typography>
      {isFar && nearest && (
        <p>
          {t('finder.far', {
            limit: farKm,
            place: nearest.place,
            distance: nearest.distanceKm?.toLocaleString(language),
          })}
        </p>
      )}
      {isTooLong(query, found) && <p>{t('finder.where')}</p>}
    </>
  );
}

/** Service centres are no dealers: what they are called together is by what each of them does. */
function kindContext(items: readonly ListedDealer[]) {
  const shops = items.filter(({ kinds }) => kinds.includes('showroom'));
  if (shops.length === items.length) return {};
  return { context: shops.length > 0 ? 'mixed' : 'service' };
}

/** The dealers that were found, the nearest first, beside a map of them; without a place, the countries that have some. */
export function FoundDealers({ query, found }: FoundDealersProperties) {
  const { t } = useTranslation('dealers');
  const language = useLanguage();
  const [lit, setLit] = useState<string | null>(null);
  const { place, centre, otherPlaces, countries } = found;
  const isUnknown = isUnknownPlace(query, found);
  const isOfPlace = query.near !== undefined || query.at !== undefined || query.country !== undefined;
  const items = listed(query, found);
  const nameIn = (each: DealerPlace) =>
    each.country === place?.country
      ? placeName(each)
      : `${each.name}, ${countryName(each.country, language)}`;
  // Who follows a name is led to the first place of it: that of what was found leads nowhere else.
  const elsewhere = [...new Set(otherPlaces.map(nameIn))].filter(
    (name) => place && name !== place.name && name !== placeName(place),
  );
  return (
    <>
      {items.length > mostBesideMap && (
        <ToMap>
          <noscript>
            <span />
          </noscript>
          <WithScripts>
            <Link variant="standalone" href={`#${mapId}`}>
              {t('finder.toMap')}
            </Link>
          </WithScripts>
        </ToMap>
      )}
      {elsewhere.length > 0 && (
        <Ways>
          <span>{t('finder.orElse')}</span>
          {elsewhere.map((name) => (
            <Link
              key={name}
              component={SiteLink}
              rel="nofollow"
              to={`${dealersPath({ ...query, at: undefined, near: name })}#${answerIds.dealers}`}
            >
              {name}
            </Link>
          ))}
        </Ways>
      )}
      <Columns>
        <div>
          {items.length > 0 && (
            <ol>
              {items.map((dealer) => (
                <li
                  key={dealer.id}
                  data-lit={dealer.id === lit || undefined}
                  onPointerEnter={() => setLit(dealer.id)}
                  onPointerLeave={() => setLit(null)}
                  onFocus={() => setLit(dealer.id)}
                >
                  <DealerCard dealer={dealer} purpose={purposeOf(query)} />
                </li>
              ))}
            </ol>
          )}
          <Countries query={query} countries={countries} isWhole={!isOfPlace} />
          <Source>
            <TextWithElements
              text={t('finder.source')}
              elements={{ link: <Link href="https://www.geonames.org/" rel="external noopener" /> }}
            />
          </Source>
        </div>
        {(isUnknown ? [] : found.items).some(({ position }) => position !== null) && (
          <MapWhenNear
            dealers={isTooLong(query, found) || !isAsked(query) ? found.items : items}
            centre={centre}
            purpose={purposeOf(query)}
            lit={lit}
            onLight={setLit}
          />
        )}
      </Columns>
    </>
  );
}

/** Who has the very product is worth a journey. */
const showsItself =
  (query: DealerQuery) =>
  ({ display }: ListedDealer) =>
    display.skus.some((sku) => isSameSku(sku, skuOf(query) ?? ''));

interface CountriesProperties {
  query: DealerQuery;
  countries: DealerList['countries'];
  /** Nothing else is there to choose from. */
  isWhole: boolean;
}

function Countries({ query, countries, isWhole }: CountriesProperties) {
  const { t } = useTranslation('dealers');
  const language = useLanguage();
  const named = countries
    .map(({ code, count }) => ({ code, count, name: countryName(code, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return (
    <CountryLinks aria-labelledby="countries" role="group" data-whole={isWhole || undefined}>
      {isWhole ? (
        <Typography variant="h3" component="h2" id="countries">
          {t('finder.countries')}
        </Typography>
      ) : (
        <span id="countries">{t('finder.countries')}</span>
      )}
      {named.map(({ code, name, count }) => (
        <Link
          key={code}
          component={SiteLink}
          to={`${dealersPath({ ...query, near: undefined, at: undefined, country: code })}#${answerIds.dealers}`}
          // Crawlers would go through all that can be asked for.
          rel={query.kind || query.display ? 'nofollow' : undefined}
          aria-current={query.country === code ? 'true' : undefined}
        >
          {name} <small>{count}</small>
        </Link>
      ))}
      {isAsked(query) && (
        <Link component={SiteLink} to={`${paths.dealers}#${answerIds.dealers}`}>
          {t('finder.all')}
        </Link>
      )}
    </CountryLinks>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  marginTop: theme.spacing(4),
  '& ol': { marginBottom: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(9),
    alignItems: 'start',
    marginTop: theme.spacing(5),
    '& > :nth-child(2)': { position: 'sticky', top: 104 },
    // Without scripts there is no map.
    '&:has(noscript *)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

const ToMap = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 2.5),
  marginTop: theme.spacing(2),
  '& > span': { color: colors.stone },
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: layout.targetPx },
}));

const Source = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  color: colors.stone,
  fontSize: typeSizes.small,
}));

const CountryLinks = styled(Ways)(({ theme }) => ({
  fontSize: typeSizes.small,
  '& small': { color: colors.stone },
  '& > [aria-current]': { fontWeight: 600 },
  // A list to choose from, in columns, each row as wide as the eye can follow.
  '&[data-whole]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: theme.spacing(0, 3),
    marginTop: 0,
    fontSize: typeSizes.body,
    '& > h2': { gridColumn: '1 / -1', paddingBottom: theme.spacing(2) },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& > a': {
      justifyContent: 'space-between',
      borderBottom: `1px solid ${colors.line}`,
      textDecoration: 'none',
    },
  },
}));
