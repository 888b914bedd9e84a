import { serialLimit } from '@kitchen/shared/limits.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Recall } from '@kitchen/shared/recalls.ts';
import { concernsSerial, namesCode } from '@kitchen/shared/recalls.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, spaces, weights } from '../../theme/tokens.ts';
import { GetForm } from '../../ui/fields/get-form.tsx';
import { InputField } from '../../ui/fields/input-field.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';

interface SerialCheckProperties {
  recalls: readonly Recall[];
  /** What the address asks for; empty where it asks for none. */
  serial: string;
  /** Whether that is the code or the model of a product instead. */
  isProductCode: boolean;
}

/** Where the form leads: to its answer, which then has the focus; before there is one, to the form. */
const checkId = 'check';

/**
 * Whether a serial number is one of those recalled: a form that needs no scripts, and the answer to it. It names the
 * product whose owner came from its sheet; the number is looked up among all, since nobody may be told wrongly that theirs is safe.
 */
export function SerialCheck(properties: SerialCheckProperties & { sku: string | undefined }) {
  const { recalls, serial, sku, isProductCode } = properties;
  const { t } = useTranslation('recalls');
  const own = recalls.filter((recall) => sku !== undefined && namesCode(recall, sku));
  const [isMissing, setMissing] = useState(false);
  return (
    <Band
      {...(serial === '' && { id: checkId, tabIndex: -1 })}
      aria-labelledby="check-title"
      data-screen-only
    >
      <Typography variant="h3" component="h2" id="check-title">
        {t('check.title')}
      </Typography>
      {own.map(({ id, product, models }) => (
        <p key={id}>
          <Link href={`#${id}`}>
            <TextWithElements text={t('check.of', { product, models: models.join(', ') })} />
          </Link>
        </p>
      ))}
      {sku !== undefined && own.length === 0 && (
        <p>
          <KeptWords text={t('check.ofNone', { sku })} />
        </p>
      )}
      <Form
        action={`${paths.recalls}#${checkId}`}
        hiddenValues={sku !== undefined && own.length > 0 ? { sku } : undefined}
      >
        <InputField
          id="serial"
          name="serial"
          label={t('check.serial')}
          fault={isMissing ? t('check.missing') : undefined}
          hint={t('check.where')}
          required
          pattern=".*\S.*"
          maxLength={serialLimit}
          defaultValue={serial}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // Instead of the browser's own words, which are in its language; without scripts they do.
          onInvalid={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
            setMissing(true);
          }}
          onInput={() => setMissing(false)}
        />
        <Button type="submit">{t('check.submit')}</Button>
      </Form>
      {serial !== '' && <Verdict recalls={recalls} serial={serial} isProductCode={isProductCode} />}
    </Band>
  );
}

function Verdict({ recalls, serial, isProductCode }: SerialCheckProperties) {
  const { t } = useTranslation('recalls');
  const found = recalls.filter((recall) => concernsSerial(recall, serial));
  const isOfKnownForm = recalls.some((recall) => concernsSerial(recall, serial) !== null);
  const named = recalls.filter((recall) => namesCode(recall, serial));
  // A number of a form that a recall has is a serial number first.
  const isCode = !isOfKnownForm && (isProductCode || named.length > 0);
  const all = recalls.filter(({ serials }) => serials.length === 0);
  // Of a product that is recalled whatever its number, no serial number says that it is not concerned.
  const inOthers = all.length > 0 ? 'InOthers' : '';
  const isOnlyAll = all.length > 0 && all.length === recalls.length;
  const outcome = isOfKnownForm ? (`notConcerned${inOthers}` as const) : (`unknown${inOthers}` as const);
  return (
    <Answer
      id={checkId}
      tabIndex={-1}
      role="status"
      severity={all.length + found.length > 0 ? 'error' : 'info'}
    >
      {all.length > 0 && (
        <p data-concerned>
          <KeptWords text={t('check.all', { products: all.map(({ product }) => product).join('; ') })} />
        </p>
      )}
      {found.length > 0 && <p data-concerned>{t('check.concerned', { serial })}</p>}
      {[...found, ...(isCode ? named : [])].map(({ id, product }) => (
        <p key={id}>
          <Link href={`#${id}`}>
            <KeptWords text={product} />: {t('check.see')}
          </Link>
        </p>
      ))}
      {isCode && (
        <>
          <p>
            <KeptWords text={t('check.code', { code: serial })} />
          </p>
          <p>{t('check.where')}</p>
          {named.length === 0 && (
            <p>
              <KeptWords text={t('check.ofNone', { sku: serial })} />
            </p>
          )}
        </>
      )}
      {found.length === 0 && !isOnlyAll && !isCode && (
        <p>
          {t(`check.${outcome}`, { serial })}
          {!isOfKnownForm && (
            <>
              {' '}
              <TextWithElements
                text={t(`check.whenUnknown${inOthers}`)}
                elements={{ ask: <Link component={SiteLink} to={paths.contactsAbout('safety')} /> }}
              />
            </>
          )}
        </p>
      )}
    </Answer>
  );
}

const Band = styled('section')(({ theme }) => ({
  marginTop: spaces.headingToContent,
  padding: theme.spacing(4, 3),
  backgroundColor: colors.ivory,
  scrollMarginTop: layout.headerScrolledPx,
  '& > h2 ~ p': { marginTop: theme.spacing(1.5) },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(5, 6) },
}));

const Form = styled(GetForm)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0, 2),
  marginTop: theme.spacing(2.5),
  maxWidth: layout.measure,
  '& > button': { marginTop: theme.spacing(1.5) },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > .MuiFormControl-root': { display: 'contents' },
    '& label, & p': { gridColumn: '1 / -1' },
    // Beside the field, whatever is said under it.
    '& > button': { gridArea: '2 / 2', marginTop: 0, minHeight: 56 },
  },
}));

const Answer = styled(Alert)(({ theme }) => ({
  marginTop: theme.spacing(3),
  paddingBlock: 0,
  maxWidth: layout.measure,
  fontSize: 'inherit',
  overflowWrap: 'anywhere',
  // What was asked stays in sight above it.
  scrollMarginTop: layout.headerScrolledPx + 320,
  '& p:first-of-type': { color: colors.teal900, fontWeight: weights.medium },
  '& p[data-concerned]': { color: colors.error, fontWeight: weights.medium },
  '& p + p': { marginTop: theme.spacing(1) },
}));
