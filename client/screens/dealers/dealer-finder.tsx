import type { DealerList, DealerQuery } from '@kitchen/shared/dealers.ts';
import { dealerKinds, dealersPath, dealerTextLimit } from '@kitchen/shared/dealers.ts';
import { answerIds, paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Answer } from '../../api/use-answer.ts';
import { styled } from '../../theme/styled.ts';
import { GetForm } from '../../ui/fields/get-form.tsx';
import { InputField } from '../../ui/fields/input-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { FaultSentence } from '../../ui/states/fault-sentence.tsx';
import { displayCollections, isAsked, skuOf } from './display-options.ts';
import { DealersOutcome, FoundDealers, isUnknownPlace, placeFaultId } from './found-dealers.tsx';
import { NearMe } from './near-me.tsx';

/** Counts by country are of what is asked for besides the place. */
const isNarrowed = ({ kind, display }: DealerQuery) => kind !== undefined || display !== undefined;

/** Dealers by place, country, purpose and what is on display; a form and links, which need no scripts. */
export function DealerFinder({ query, answer }: { query: DealerQuery; answer: Answer<DealerList> }) {
  const { t } = useTranslation(['dealers', 'texts']);
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const shown = JSON.stringify(query);
  // Of the search that is shown: another one has an answer of its own.
  const [missingIn, setMissingIn] = useState<string>();
  const [tries, setTries] = useState(0);
  const missing = missingIn === shown ? tries : undefined;

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (key: string) => String(data.get(key) ?? '').trim() || undefined;
    const kind = dealerKinds.find((known) => known === data.get('kind'));
    const asked = {
      near: text('near'),
      kind,
      display: text('display'),
      sku: kind === 'service' ? query.sku : undefined,
    };
    if (isAsked(asked)) return show(asked);
    setMissingIn(shown);
    setTries((before) => before + 1);
    event.currentTarget.querySelector<HTMLInputElement>('#near')?.focus();
  }

  const show = (asked: DealerQuery) => void navigate(localise(`${dealersPath(asked)}#${answerIds.dealers}`));

  const isUnknown = answer.state === 'loaded' && isUnknownPlace(query, answer.data);

  // An operator without a list has no finder either.
  if (answer.state === 'loaded' && answer.data.countries.length === 0 && !isNarrowed(query)) return null;
  return (
    <>
      <Form
        role="search"
        aria-label={t('finder.title')}
        action={`${paths.dealers}#${answerIds.dealers}`}
        hiddenValues={query.sku === undefined ? undefined : { sku: query.sku }}
        onSubmit={find}
        key={shown}
      >
        <InputField
          id="near"
          name="near"
          label={t('finder.near')}
          defaultValue={query.near ?? ''}
          maxLength={dealerTextLimit}
          autoComplete="address-level2"
          enterKeyHint="search"
          onInput={() => setMissingIn(undefined)}
          {...((isUnknown || missing !== undefined) && {
            'aria-invalid': true,
            'aria-describedby': placeFaultId,
          })}
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
          {skuOf(query) && (
            <option value={skuOf(query)}>
              {(answer.state === 'loaded' && answer.data.product) || skuOf(query)}
            </option>
          )}
          {displayCollections.map((collection) => (
            <option key={collection} value={collection} translate="no">
              {t(`texts:facets.options.collection.${collection}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{t('finder.search')}</Button>
        <NearMe onFound={(at) => show({ ...query, near: undefined, country: undefined, at })} />
      </Form>
      <Part id={answerIds.dealers} tabIndex={-1} role="group" aria-label={t('finder.results')}>
        <Found query={query} answer={answer} missing={missing} />
      </Part>
    </>
  );
}

interface FoundProperties {
  query: DealerQuery;
  answer: Answer<DealerList>;
  /** Which try it was in which nothing was filled in. */
  missing: number | undefined;
}

/** What was found is said in one place that stays, whatever comes: screen readers pass over one that comes with its words. */
function Found({ query, answer, missing }: FoundProperties) {
  const { t } = useTranslation(['dealers', 'texts']);
  const said =
    answer.state === 'loading' ? (
      <p>{t('texts:common.loading')}</p>
    ) : missing !== undefined ? (
      // A new element is said again.
      <FaultSentence key={missing} id={placeFaultId}>
        {t('finder.where')}
      </FaultSentence>
    ) : (
      answer.state === 'loaded' && <DealersOutcome query={query} found={answer.data} />
    );
  return (
    <>
      <div role="status">{said}</div>
      {answer.state === 'loaded' && <FoundDealers query={query} found={answer.data} />}
      {answer.state === 'failed' && (
        <FailedAnswer
          title={t('finder.failed.title')}
          message={t('finder.failed.message')}
          level="h3"
          address={dealersPath(query)}
          reload={answer.reload}
        />
      )}
    </>
  );
}

const Form = styled(GetForm)(({ theme }) => ({
  display: 'grid',
  // On phones the place and its button are one row, and what narrows the search another.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(2, 1.5),
  alignItems: 'end',
  '& > :has([name=near])': { gridColumn: '1 / -1' },
  '& > button': { minHeight: 56 },
  '& > :has(> [role=status])': { alignSelf: 'center' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '2fr 1fr 1fr auto auto',
    columnGap: theme.spacing(2.5),
    '& > :has([name=near])': { gridColumn: 'auto' },
  },
}));

/** Takes the focus of who searched, as a page does. */
const Part = styled('div')(({ theme }) => ({
  '&:focus': { outline: 'none' },
  // Below the edge of the button over it.
  scrollMarginTop: -8,
  '& > [role=status] > p': { marginTop: theme.spacing(3) },
}));
