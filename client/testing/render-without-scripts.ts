import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { pageAddress } from '@kitchen/shared/page-query.ts';
import { matchPage } from '../entry-server.tsx';

/** Visits an address as the server renders it, read as browsers do in which no scripts run. */
export async function renderWithoutScripts(
  path: string,
  {
    language = 'en',
    loginAvailable = true,
    answers = {},
  }: { language?: Language; loginAvailable?: boolean; answers?: Record<string, unknown> } = {},
) {
  const { pathname, searchParams } = new URL(path, 'https://kitchen.example');
  const page = await matchPage(path, language, defaultBrand);
  const { html } = await page.render({
    address: pageAddress(pathname, searchParams),
    language,
    publicUrl: 'https://kitchen.example',
    brand: defaultBrand,
    year: 2026,
    enquiryRetentionDays: 30,
    loginAvailable,
    registrationUrl: null,
    webVitalsShare: 0,
    answers,
  });
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...parsed.body.childNodes);
}
