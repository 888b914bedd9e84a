import type { OwnTexts, PageContent } from '@kitchen/shared/content.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { TextArea } from '@kitchen/shared/texts/screen-texts.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import type { CurrentTexts } from '../platform/texts/site-texts.ts';
import { builtInTexts, isTextTree } from '../platform/texts/site-texts.ts';
import { languagesOfPages } from './present-page.ts';
import { presentPicture } from './present-picture.ts';
import type { OwnContent } from './read-content.ts';
import { withPicturesOfLines, withTextsOfLines } from './read-lines.ts';
import { newsOn } from './read-news.ts';
import { presentTimeline } from './read-timeline.ts';

/** What a page that shows these areas of texts needs on a day; undefined where everything is as it is built in. */
export function presentContent(
  own: OwnContent,
  day: string,
  language: Language,
  areas: readonly TextArea[],
): PageContent | undefined {
  const { texts, timeline, lines } = own;
  const pictures = withPicturesOfLines(own.pictures, lines);
  const news = newsOn(day, own.news);
  const pages = [...languagesOfPages(own.pages).keys()];
  const shown = [texts.en, texts.it, pictures, news, timeline, lines, pages];
  if (shown.every((part) => Object.keys(part).length === 0)) return undefined;
  const ofLanguage = presentTexts(own, language);
  return {
    texts: Object.fromEntries(
      ['texts', ...areas].flatMap((namespace) => {
        const inNamespace = ofLanguage[namespace];
        return inNamespace ? [[namespace, inNamespace]] : [];
      }),
    ),
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, picture]) => [name, presentPicture(name, picture)]),
    ),
    ...(Object.keys(news).length > 0 && { news }),
    ...(timeline.length > 0 && {
      timeline: { en: presentTimeline(timeline, 'en'), it: presentTimeline(timeline, 'it') },
    }),
    ...(lines.length > 0 && { lines: lines.map(({ line, name }) => ({ line, name })) }),
    ...(pages.length > 0 && { pages }),
  };
}

/** The own texts of a language as screens show them, by namespace. */
export function presentTexts(own: OwnContent, language: Language): OwnTexts {
  const { documents: _, ...shown } = ownTexts(own, language);
  return shown;
}

/** Those that lines have in their own list among them. */
const ownTexts = ({ texts, lines }: OwnContent, language: Language): OwnTexts =>
  withTextsOfLines(texts[language], lines, language);

/** All texts of the site, own ones in the place of those built in. */
export const textsInForce = (own: OwnContent): CurrentTexts['of'] => ({
  en: textsOf(own, 'en'),
  it: textsOf(own, 'it'),
});

function textsOf(own: OwnContent, language: Language): SiteTexts {
  const { texts: common = {}, documents = {}, ...screens } = ownTexts(own, language);
  return inPlaceOf(builtInTexts[language], { ...common, documents, screens });
}

/** Texts with others in the places of those that have the same key. */
function inPlaceOf<Texts extends object>(texts: Texts, others: object): Texts {
  const entries = Object.entries(others).map(([key, other]) => {
    const before: unknown = texts[key as keyof Texts];
    return [key, isTextTree(before) ? inPlaceOf(before, other) : other];
  });
  return { ...texts, ...Object.fromEntries(entries) };
}
