import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { CatalogueSlug } from '@kitchen/shared/catalogues.ts';
import { catalogueFileName, catalogueSlugs } from '@kitchen/shared/catalogues.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { PDFDocumentProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appliances } from '../catalogue/appliances.ts';
import { catalogueDefinitions } from './catalogue-definitions.ts';
import { digestCatalogues, makeCatalogues } from './make-catalogues.ts';
import { catalogueTexts } from './texts/texts.ts';

/** All catalogues are made here, from the pictures up. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const mostBytes = 4 * 1024 * 1024;
const brand = { ...defaultBrand, name: 'Officina Prova', email: 'ciao@prova.example', phone: '+39 010 1234' };
const year = 2031;

interface ReadCatalogue {
  slug: CatalogueSlug;
  language: Language;
  bytes: number;
  document: PDFDocumentProxy;
  /** What each page says. */
  pages: string[];
}

let folder: string;
let catalogues: ReadCatalogue[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogues-'));
  expect(await makeCatalogues({ folder, brand, year })).toBe('made');
  catalogues = await Promise.all(
    catalogueSlugs.flatMap((slug) => languages.map((language) => readCatalogue(slug, language))),
  );
});
afterAll(async () => {
  await Promise.all(catalogues.map(({ document }) => document.loadingTask.destroy()));
  await rm(folder, { recursive: true, force: true });
});

async function readCatalogue(slug: CatalogueSlug, language: Language): Promise<ReadCatalogue> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const content = await readFile(join(folder, catalogueFileName(slug, language)));
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => (item as TextItem).str).join('\n');
    }),
  );
  return { slug, language, bytes: content.length, document, pages };
}

const inLanguage = (language: Language) => catalogues.filter((catalogue) => catalogue.language === language);

/** Titles of the outline, each with its depth. */
async function outlineOf({ document }: ReadCatalogue): Promise<[depth: number, title: string][]> {
  type Entry = { title: string; items: Entry[] };
  const walk = (entries: Entry[], depth: number): [number, string][] =>
    entries.flatMap(({ title, items }) => [[depth, title], ...walk(items, depth + 1)]);
  return walk(await document.getOutline(), 0);
}

type Tree = { role?: string; alt?: string; children?: Tree[] };

function rolesOf(tree: Tree): string[] {
  return [tree.role ?? '', ...(tree.children ?? []).flatMap(rolesOf)];
}

async function structureOf({ document }: ReadCatalogue, page: number): Promise<Tree> {
  return (await (await document.getPage(page)).getStructTree()) as Tree;
}

describe('the catalogues in PDF', () => {
  it.each(languages)('list every product of the range in %s, by code and name', (language) => {
    const said = inLanguage(language).flatMap(({ pages }) => pages.flatMap((page) => page.split('\n')));
    const lines = new Set(said.map((line) => line.replaceAll('\u00A0', ' ').trim()));
    const missing = appliances.filter(
      ({ sku, name }) => !lines.has(sku) || !lines.has(name[language].replace(/\s+/g, ' ')),
    );
    expect(missing.map(({ sku }) => sku)).toEqual([]);
  });

  it('have the same pages in both languages', async () => {
    for (const slug of catalogueSlugs) {
      const [english, italian] = catalogues.filter((catalogue) => catalogue.slug === slug);
      if (!english || !italian) throw new Error(`${slug} is not there in both languages`);
      const codes = ({ pages }: ReadCatalogue) =>
        pages.map((page) => page.split('\n').filter((line) => appliances.some(({ sku }) => sku === line)));
      expect(codes(italian)).toEqual(codes(english));
      const depths = async (catalogue: ReadCatalogue) => (await outlineOf(catalogue)).map(([depth]) => depth);
      expect(await depths(italian)).toEqual(await depths(english));
      for (let page = 1; page <= english.pages.length; page++)
        expect(rolesOf(await structureOf(italian, page))).toEqual(rolesOf(await structureOf(english, page)));
    }
  });

  it('say in their metadata what they are, by whom and in which language', async () => {
    for (const { slug, language, document } of catalogues) {
      const { info } = await document.getMetadata();
      const { title, subject } = catalogueTexts[language].titles[slug];
      expect(info).toMatchObject({ Author: brand.name, Subject: subject, Language: language });
      expect((info as { Title: string }).Title).toMatch(new RegExp(`^${brand.name} – ${title}, .* ${year}$`));
    }
  });

  it('open with the title and the year, and close with how to reach the maker', () => {
    for (const { slug, language, pages } of catalogues) {
      const { titles, introduction } = catalogueTexts[language];
      expect(pages[0]).toContain(titles[slug].title);
      expect(pages[0]).toContain(String(year));
      for (const { value } of Object.values(introduction.figures)) expect(pages[1]).toContain(value);
      expect(pages[1]?.replaceAll('\n', ' ')).toContain(brand.name);
      for (const text of [brand.email, brand.phone, brand.postal.street])
        expect(pages.at(-1)).toContain(text);
      // The wordmark's letters stand apart.
      expect(pages.at(-1)?.replaceAll(/\s/g, '')).toContain(brand.name.toUpperCase().replace(' ', ''));
      expect(pages.join('\n')).not.toMatch(/calidora(?! S\.p\.A\.)|\{\{/i);
    }
  });

  it('lead from the contents and the outline to the page where each chapter begins', async () => {
    for (const catalogue of catalogues) {
      const { slug, language, document, pages } = catalogue;
      const chapters = catalogueDefinitions.find((known) => known.slug === slug)?.chapters ?? [];
      const titles = chapters.map(({ id }) => catalogueTexts[language].chapters[id].title);
      const outline = (await outlineOf(catalogue)).flatMap(([depth, title]) => (depth === 0 ? [title] : []));
      expect(outline.slice(-chapters.length)).toEqual(titles);
      const contents = await document.getPage(3);
      const links = (await contents.getAnnotations()) as { dest: string }[];
      expect(links).toHaveLength(chapters.length);
      for (const [index, { dest }] of links.entries()) {
        const [target] = (await document.getDestination(dest)) ?? [];
        const page = (await document.getPageIndex(target as never)) + 1;
        expect(pages[page - 1]?.replaceAll('\n', ' ')).toContain(titles[index]?.slice(0, 8));
        expect(pages[2]?.split('\n')).toContain(String(page));
      }
    }
  });

  it('can be read aloud: pictures have texts, tables have heads, headings come in order', async () => {
    for (const catalogue of catalogues) {
      const roles: string[] = [];
      for (let page = 1; page <= catalogue.pages.length; page++) {
        const tree = await structureOf(catalogue, page);
        roles.push(...rolesOf(tree));
        const figures = (function find(at: Tree): Tree[] {
          return [...(at.role === 'Figure' ? [at] : []), ...(at.children ?? []).flatMap(find)];
        })(tree);
        for (const { alt } of figures) expect(alt).toMatch(/\S{3}/);
      }
      expect(roles).toEqual(expect.arrayContaining(['Figure', 'Table', 'TH', 'TD', 'TOC', 'Link']));
      const levels = roles.flatMap((role) => (/^H\d$/.test(role) ? [Number(role[1])] : []));
      expect(levels[0]).toBe(1);
      levels.forEach((level, index) => {
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      });
    }
  });

  it('are small enough to be sent by mail', () => {
    for (const { bytes } of catalogues) expect(bytes).toBeLessThan(mostBytes);
  });

  it('are made again only where what they are made from has changed', async () => {
    const path = join(folder, catalogueFileName('cookers', 'en'));
    const { mtimeMs } = await stat(path);
    expect(await makeCatalogues({ folder, brand, year })).toBe('kept');
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
    const digest = await digestCatalogues({ brand, year });
    expect(await digestCatalogues({ brand, year: year + 1 })).not.toBe(digest);
    expect(await digestCatalogues({ brand: { ...brand, name: 'Officina Nuova' }, year })).not.toBe(digest);
  });
});
