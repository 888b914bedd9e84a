import { languageKey } from '@kitchen/shared/languages.ts';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';

interface GetFormProperties extends ComponentProps<'form'> {
  action: string;
  /** What goes along besides the fields. */
  hiddenValues?: Readonly<Record<string, string>> | undefined;
}

/** A form that leads to an address of this site with what was filled in, in the visitor's language, also without scripts. */
export function GetForm({ hiddenValues, children, ...others }: GetFormProperties) {
  const values = { [languageKey]: useLanguage(), ...hiddenValues };
  return (
    <form {...others}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
