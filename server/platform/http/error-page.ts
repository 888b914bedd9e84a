import { brandColors } from '@kitchen/shared/brand-colors.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { inLanguage, paths } from '@kitchen/shared/paths.ts';
import { escapeText } from 'entities';
import type { HttpProblem } from '../problems/problems.ts';
import { hashSource } from './content-security-policy.ts';

type Words = Record<Language, [title: string, text: string]>;

type Ways = [path: string, words: Record<Language, string>][];
const toHome: Ways = [[paths.home, { en: 'To the home page', it: 'Alla pagina iniziale' }]];

/** Where to go on from what is gone: to what there is in its place, or to the manual of what people have. */
const waysOn: Partial<Record<HttpProblem['type'], Ways>> = {
  gone: [
    [paths.finder, { en: 'Find a product', it: 'Cerca un prodotto' }],
    [paths.support, { en: 'Help and manuals', it: 'Manuali e supporto' }],
    ...toHome,
  ],
};

const failed: Words = {
  en: ['Something went wrong on our side.', 'Please try again in a moment.'],
  it: ['Qualcosa non ha funzionato.', 'Riprova tra un momento, per favore.'],
};
const words: Partial<Record<HttpProblem['type'], Words>> = {
  'not-found': {
    en: ['There is no such page.', 'It may have moved, or the address has a slip in it.'],
    it: ['Questa pagina non esiste.', 'Forse è stata spostata, o l’indirizzo contiene un errore.'],
  },
  gone: {
    en: ['This page is no longer here.', 'It was taken away for good. Perhaps one of these helps.'],
    it: ['Questa pagina non c’è più.', 'È stata tolta definitivamente. Forse trovi qui quello che cerchi.'],
  },
  'too-many-requests': {
    en: ['Too many requests.', 'Please wait a moment, then load the page again.'],
    it: ['Troppe richieste.', 'Attendi un momento, poi ricarica la pagina.'],
  },
  'bad-input': {
    en: ['The request is not valid.', 'Please check the address.'],
    it: ['La richiesta non è valida.', 'Controlla l’indirizzo, per favore.'],
  },
};

/** What a page says that loads itself again. */
const waitingWords: Record<Language, (wait: string) => string> = {
  en: (wait) => `This page loads by itself in ${wait}.`,
  it: (wait) => `Questa pagina si carica da sola tra ${wait}.`,
};

const inSeconds = (language: Language, seconds: number) => {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return `<span data-left="${seconds}">${format.format(seconds)}</span>`;
};

const style =
  `body{max-width:36rem;margin:20vh auto;padding:0 1.5rem;font:1.0625rem/1.6 Georgia,serif;color:${brandColors.teal900};background:#fff}` +
  'h1{font-size:1.25rem;letter-spacing:.2em;text-transform:uppercase}' +
  'h2{margin:2.5rem 0 .25rem;font-size:1.375rem}p{margin:.25rem 0}a{color:inherit}';

/** Counts the seconds down. Without scripts they stand still, and the page loads itself all the same. */
const countDown =
  'for(const left of document.querySelectorAll("[data-left]")){' +
  'const format=new Intl.NumberFormat(left.closest("[lang]").lang,{style:"unit",unit:"second",unitDisplay:"long"});' +
  'const ticking=setInterval(()=>{const seconds=Math.max(0,--left.dataset.left);left.textContent=format.format(seconds);seconds||clearInterval(ticking)},1000)}';

/** Nothing but the page's own style and script. */
export const errorPagePolicy = `default-src 'none'; script-src ${hashSource(countDown)}; style-src ${hashSource(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * What a visitor sees where no page could be made, in both languages, their own first: it depends on nothing that can
 * fail, and on nothing from outside. Where there is a time to wait it says so: the header
 * `Refresh` is to come with it.
 */
export function errorPage(
  { type, retryAfterS }: Pick<HttpProblem, 'type' | 'retryAfterS'>,
  brandName: string,
  visitorsLanguage: Language,
): string {
  const name = escapeText(brandName);
  const wordsOfType = words[type] ?? failed;
  const others = languages.filter((language) => language !== visitorsLanguage);
  const sections = [visitorsLanguage, ...others].map((language) => {
    const [title, advice] = wordsOfType[language];
    const text =
      retryAfterS === undefined ? advice : waitingWords[language](inSeconds(language, retryAfterS));
    const ways = (waysOn[type] ?? toHome).map(
      ([path, name]) => `<p><a href="${inLanguage(path, language)}">${name[language]}</a></p>`,
    );
    return `<section lang="${language}"><h2>${title}</h2><p>${text}</p>${ways.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="${visitorsLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${wordsOfType[visitorsLanguage][0]} | ${name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${name}</h1>
${sections.join('\n')}
</main>${retryAfterS === undefined ? '' : `\n<script>${countDown}</script>`}
</body>
</html>
`;
}
