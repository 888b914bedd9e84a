import { fitTextLimit } from '@kitchen/shared/limits.ts';
import type { fitKeys } from '@kitchen/shared/page-query.ts';
import { readFitQuery } from '@kitchen/shared/page-query.ts';
import { paths, withQuery } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import Button from '@mui/material/Button';
import type { SubmitEvent } from 'react';
import { Fragment, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../i18n/use-language.ts';
import { styled } from '../../../theme/styled.ts';
import { colors, layout, typeSizes, weights } from '../../../theme/tokens.ts';
import { keepPlace } from '../../../ui/behaviour/keep-place.ts';
import { GetForm } from '../../../ui/fields/get-form.tsx';
import { InputField } from '../../../ui/fields/input-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useLocalisedPath } from '../../../ui/site-link.tsx';
import { fitAnswerId } from './is-comparable.ts';
import type { Point, ReasonValue } from './judge-fit.ts';
import { judgeFit, sides, sidesOf, standsBetweenCabinets } from './judge-fit.ts';
import type { FitField } from './kitchen-schema.ts';
import { readKitchen } from './kitchen-schema.ts';

interface FitFormProperties {
  product: Product;
  /** Of the record's words. */
  lang: string | undefined;
  /** What the address says of the kitchen. */
  entered: Readonly<Partial<Record<(typeof fitKeys)[number], string>>>;
}

/**
 * Asks what the visitor knows of the place, and says what the sheet's data makes of it. The answer is made from the
 * address, so that it is there without scripts, and after reload.
 */
export function FitForm({ product, lang, entered }: FitFormProperties) {
  const { t } = useTranslation('fit');
  const localise = useLocalisedPath();
  const navigate = useNavigate();
  const { key } = useLocation();
  const id = useId();
  const path = paths.product(product.sku);
  const format = useSizeFormat();
  const { kitchen, guessed, faults } =
    Object.keys(entered).length > 0 ? readKitchen(entered) : { kitchen: null, guessed: null, faults: null };
  const result = kitchen && judgeFit(product, kitchen);

  // On phones the answer is below the window.
  const answer = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || !result) return;
    isAwaited.current = false;
    answer.current?.scrollIntoView({ block: 'nearest' });
  });

  function compare(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const said = readFitQuery(path, new URLSearchParams(fields));
    navigate(localise(withQuery(path, said)), { replace: true, state: keepPlace });
    const wrong = readKitchen(Object.fromEntries(said)).faults ?? {};
    const [first] = [...sides, 'supply' as const].filter((field) => wrong[field]);
    isAwaited.current = said.length > 0 && first === undefined;
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  const textField = (name: FitField, label: string, hint?: string) => (
    <InputField
      id={`${id}${name}`}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      label={label}
      maxLength={fitTextLimit}
      defaultValue={entered[name]}
      fault={faults?.[name] && t(`faults.${faults[name]}`)}
      tries={key}
      hint={hint}
    />
  );
  const choice = (
    field: (typeof fitKeys)[number],
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <SelectField id={`${id}${field}`} name={field} label={label} defaultValue={entered[field]}>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </SelectField>
  );
  const isLevel = standsBetweenCabinets(product);

  return (
    <Room id={result ? undefined : fitAnswerId}>
      <p>{t('lead')}</p>
      <GetForm action={`${path}#${fitAnswerId}`} noValidate onSubmit={compare}>
        <Fields>
          <legend>{t('space')}</legend>
          {sidesOf(product).map((side) => {
            const mm = guessed?.includes(side) && kitchen?.space[side];
            const label = side === 'height' && isLevel ? t('worktop') : t(`sides.${side}`);
            return (
              <Fragment key={side}>
                {textField(side, label, mm ? t('readAs', { size: format(mm) }) : undefined)}
              </Fragment>
            );
          })}
        </Fields>
        <Fields>
          <legend>{t('connections')}</legend>
          {textField('supply', t('supply'))}
          {choice('supply_unit', t('supplyUnit'), [
            ['kW', 'kW'],
            ['A', 'A'],
          ])}
          {choice('phases', t('phases.name'), [
            ['1', t('phases.1')],
            ['3', t('phases.3')],
          ])}
          {choice('gas', t('gas.name'), [
            ['', t('gas.unknown')],
            ['natural', t('gas.natural')],
            ['lpg', t('gas.lpg')],
            ['none', t('gas.none')],
          ])}
        </Fields>
        <Button type="submit" variant="outlined">
          {t('submit')}
        </Button>
      </GetForm>
      <Answer ref={answer} role="status" id={result ? fitAnswerId : undefined}>
        {result && (
          <>
            {(['space', 'connections'] as const).map((matter) => {
              const judged = result[matter];
              return (
                judged && (
                  <div key={matter}>
                    <Verdict>
                      {judged.verdict === 'unsure'
                        ? t('verdicts.unsure')
                        : t(`verdicts.${matter}.${judged.verdict}`)}
                    </Verdict>
                    <ul>
                      {judged.points.map((point, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the list comes anew with each result.
                        <PointRow key={index} point={point} lang={lang} />
                      ))}
                    </ul>
                  </div>
                )
              );
            })}
            <Note>{t('note')}</Note>
          </>
        )}
      </Answer>
    </Room>
  );
}

function useSizeFormat() {
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1, useGrouping: false });
  return (size: number) => format.format(size);
}

/** What outcomes are called of a connection, which does not fit but suits. */
const connected = {
  fits: 'suitable',
  no: 'unsuitable',
  with: 'with',
  unstated: 'unstated',
  open: 'open',
} as const;

function PointRow({ point, lang }: { point: Point; lang: string | undefined }) {
  const { t } = useTranslation('fit');
  const format = useSizeFormat();
  // Each reason has those that its sentence names.
  const values = Object.fromEntries(
    Object.entries(point.values).map(([name, value]) => [
      name,
      typeof value === 'number' ? format(value) : value,
    ]),
  ) as Record<ReasonValue, string>;
  if (point.opening) {
    values.opening = t(`openings.${point.opening.of}`);
    values.span = t(`spans.${point.opening.span}`, values);
  }
  const isConnection = point.about === 'electric' || point.about === 'gas';
  return (
    <Row data-outcome={point.outcome}>
      <b>
        {t(`about.${point.about}`)}:{' '}
        {t(`outcomes.${isConnection ? connected[point.outcome] : point.outcome}`)}
      </b>
      <span>
        {t(`reasons.${point.reason}`, values)}
        {point.reason === 'room' && <span lang={lang}>{point.values.text}</span>}
        {point.also && ` ${t(`also.${point.also}`, values)}`}
      </span>
    </Row>
  );
}

const Room = styled('div')(({ theme }) => ({
  // The section's title stands above, and is to be seen, too.
  scrollMarginTop: 'min(180px, 24vh)',
  '& > p': { maxWidth: layout.measure },
  '& form': { marginTop: theme.spacing(3) },
}));

const Fields = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 3),
  marginBottom: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  alignItems: 'start',
  '& legend': {
    padding: 0,
    marginBottom: theme.spacing(1.5),
    fontWeight: weights.medium,
    color: colors.teal900,
  },
}));

const Answer = styled('div')({ scrollMarginTop: layout.headerScrolledPx });

const Verdict = styled('p')(({ theme }) => ({
  marginBlock: theme.spacing(4, 2),
  fontSize: typeSizes.lead,
  fontWeight: weights.medium,
  color: colors.teal900,
}));

const Row = styled('li')(({ theme }) => ({
  padding: theme.spacing(1.5, 0, 1.5, 2),
  borderLeft: `3px solid ${colors.line}`,
  '&[data-outcome="fits"]': { borderColor: colors.teal700 },
  '&[data-outcome="with"]': { borderColor: colors.brass },
  '&[data-outcome="no"]': { borderColor: colors.error },
  '& > b': { display: 'block', fontWeight: weights.medium },
  '& + &': { marginTop: theme.spacing(1) },
}));

const Note = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: typeSizes.small,
  color: colors.stone,
}));
