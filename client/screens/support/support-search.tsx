import { answerIds, paths } from '@kitchen/shared/paths.ts';
import { searchTextLimit, tidySearchText } from '@kitchen/shared/search-text.ts';
import Button from '@mui/material/Button';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { GetForm } from '../../ui/fields/get-form.tsx';
import { InputField } from '../../ui/fields/input-field.tsx';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { PlateSample } from './plate-sample.tsx';

/** The one field: a code, a serial number or words; a form that needs no scripts. */
export function SupportSearch({ query }: { query: string }) {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const [misses, setMisses] = useState(0);

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = tidySearchText(String(new FormData(event.currentTarget).get('q') ?? ''));
    if (typed !== '') return void navigate(`${localise(paths.supportFor(typed))}#${answerIds.support}`);
    setMisses(misses + 1);
    event.currentTarget.querySelector<HTMLInputElement>('[name=q]')?.focus();
  }

  return (
    <Band data-screen-only>
      <Form
        role="search"
        action={`${paths.support}#${answerIds.support}`}
        onSubmit={find}
        key={query}
        noValidate
      >
        <InputField
          id="appliance"
          name="q"
          label={t('search.label')}
          hint={t('search.hint')}
          fault={misses > 0 ? t('search.missing') : undefined}
          tries={misses}
          defaultValue={query}
          maxLength={searchTextLimit}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onInput={() => setMisses(0)}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </Form>
      <PlateSample />
    </Band>
  );
}

const Band = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 8),
  padding: theme.spacing(4, 3),
  backgroundColor: colors.ivory,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(5, 6) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 22rem',
    alignItems: 'start',
    // The plate stands beside the field, not beside its label, which is as high as this.
    '& > div': { paddingTop: `calc(1.4 * ${typeSizes.small} + 8px)` },
  },
}));

const Form = styled(GetForm)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0, 2),
  '& > button': { marginTop: theme.spacing(1.5) },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > .MuiFormControl-root': { display: 'contents' },
    '& label, & p': { gridColumn: '1 / -1' },
    // Beside the field, whatever is said under it.
    '& > button': { gridArea: '2 / 2', marginTop: 0, minHeight: 56 },
  },
}));
