import { languageKey } from '@kitchen/shared/languages.ts';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';

/** A form that leads to an address of this site with what was filled in, in the visitor's language, also without scripts. */
export function GetForm({ children, ...others }: ComponentProps<'form'> & { action: string }) {
  return (
    <form {...others}>
      <input type="hidden" name={languageKey} value={useLanguage()} />
      {children}
    </form>
  );
}
