import { languageKey } from '@kitchen/shared/languages.ts';
import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { useLocalisedPath } from './site-link.tsx';

/** A form that leads to an address of this site with what was filled in, in the visitor's language, also without scripts. */
export function GetForm({ action, children, ...others }: ComponentProps<'form'> & { action: string }) {
  const language = useLanguage();
  const [path = ''] = action.split('#');
  return (
    <form action={action} {...others}>
      {useLocalisedPath()(path) !== path && <input type="hidden" name={languageKey} value={language} />}
      {children}
    </form>
  );
}
