import { serialLimit } from '@kitchen/shared/limits.ts';
import { answerIds, paths } from '@kitchen/shared/paths.ts';
import type { Recall } from '@kitchen/shared/recalls.ts';
import { namesCode } from '@kitchen/shared/recalls.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, spaces } from '../../theme/tokens.ts';
import { GetForm } from '../../ui/fields/get-form.tsx';
import { InputField } from '../../ui/fields/input-field.tsx';
import { SerialVerdict } from '../../ui/recalls/serial-verdict.tsx';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';

interface SerialCheckProperties {
  recalls: readonly Recall[];
  /** What the address asks for; empty where it asks for none. */
  serial: string;
  /** Whether that is the code or the model of a product instead. */
  isProductCode: boolean;
  sku: string | undefined;
}

/**
 * Whether a serial number is one of those recalled: a form that needs no scripts, and the answer to it. It names the
 * product whose owner came from its sheet; the number is looked up among all, since nobody may be told wrongly that theirs is safe.
 */
export function SerialCheck({ recalls, serial, sku, isProductCode }: SerialCheckProperties) {
  const { t } = useTranslation('recalls');
  const localise = useLocalisedPath();
  const own = recalls.filter((recall) => sku !== undefined && namesCode(recall, sku));
  const [misses, setMisses] = useState(0);
  return (
    <Band
      {...(serial === '' && { id: answerIds.recalls, tabIndex: -1 })}
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
        action={`${paths.recalls}#${answerIds.recalls}`}
        hiddenValues={sku !== undefined && own.length > 0 ? { sku } : undefined}
      >
        <InputField
          id="serial"
          name="serial"
          label={t('check.serial')}
          fault={misses > 0 ? t('check.missing') : undefined}
          tries={misses}
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
            setMisses(misses + 1);
          }}
          onInput={() => setMisses(0)}
        />
        <Button type="submit">{t('check.submit')}</Button>
      </Form>
      <p>
        {/* A page that is loaded anew is there with the part that its address names. */}
        <Link variant="standalone" href={`${localise(paths.support)}#plate`}>
          {t('check.places')}
        </Link>
      </p>
      {serial !== '' && misses === 0 && (
        <SerialVerdict
          id={answerIds.recalls}
          recalls={recalls}
          serial={serial}
          isProductCode={isProductCode}
        />
      )}
    </Band>
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
