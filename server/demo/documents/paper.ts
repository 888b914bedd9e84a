import type { Brand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { contentWidth, page, type } from '../catalogues/print-style.ts';
import type { Sheet } from '../catalogues/sheet.ts';
import { documentTexts } from './texts/texts.ts';

/** What a document in PDF is drawn with. */
export interface Paper {
  sheet: Sheet;
  /** Of those that are written in both, English. */
  language: Language;
  title: Record<Language, string>;
  number: string;
  date: string;
  brand: Brand;
}

const { margin } = page;
export const paperTop = 74;
export const paperBottom = page.height - 58;

/** Begins a page: the maker and the paper above, that it is a sample and the page's number below. */
export function beginPage(paper: Paper, pageNumber: number, notice: string): void {
  const { sheet, language, number, date, brand } = paper;
  sheet.newPage('white');
  sheet.rule(margin, 56, contentWidth, 'brass', 0.8);
  const name = brand.name.toLocaleUpperCase(language);
  const mark = sheet.fit(name, 200, { ...type.wordmark, size: 13, leading: 16, ink: 'teal900' });
  sheet.aside(() => {
    sheet.write(name, margin, 46, mark);
    sheet.write(`${number}, ${sayDate(date, language)}`, page.width - margin, 46, type.running, {
      align: 'right',
    });
    sheet.write(notice, margin, page.height - 30, type.running);
    sheet.write(String(pageNumber), page.width - margin, page.height - 30, type.running, { align: 'right' });
  });
}

/** The notice on papers in one language. */
export const noticeIn = (language: Language): string => documentTexts[language].sample;

/** The notice on papers in both. */
export const noticeInBoth = `${documentTexts.en.sample} / ${documentTexts.it.sample}`;

export function sayDate(date: string, language: Language): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString(language === 'it' ? 'it-IT' : 'en-GB', format);
}
