import type { PageState } from '@kitchen/shared/page-state.ts';
import { createContext, useContext } from 'react';

/** What holds for the whole visit, whoever the visitor is: brand, default language, public origin, year. */
export type SiteSettings = Pick<
  PageState,
  'brand' | 'publicUrl' | 'year' | 'enquiryRetentionDays' | 'loginAvailable' | 'registrationUrl' | 'content'
>;

const SiteSettingsContext = createContext<SiteSettings | null>(null);

export const SiteSettingsProvider = SiteSettingsContext.Provider;

export function useSiteSettings(): SiteSettings {
  const settings = useContext(SiteSettingsContext);
  if (!settings) throw new Error('useSiteSettings needs a SiteSettingsProvider above it');
  return settings;
}
