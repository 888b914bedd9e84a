import type { Brand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey } from '@kitchen/shared/languages.ts';
import { paths, withQuery } from '@kitchen/shared/paths.ts';
import type { Recall } from '@kitchen/shared/recalls.ts';
import { recallsFeedPath } from '@kitchen/shared/recalls.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import { escapeUTF8 } from 'entities';
import { fillText } from '../platform/texts/site-texts.ts';

interface FeedOptions {
  recalls: readonly Recall[];
  language: Language;
  texts: SiteTexts['screens']['recalls'];
  brand: Brand;
  publicUrl: string;
}

/** What both feeds say. */
function feedContent({ recalls, language, texts, brand, publicUrl }: FeedOptions) {
  const page = publicUrl + withQuery(paths.recalls, [[languageKey, language]]);
  const describe = (recall: Recall) => {
    const ranges = recall.serials.map(({ from, to }) => fillText(texts.facts.range, { from, to })).join('; ');
    const phone = recall.contact.phone ?? brand.phone;
    const facts: [label: string, value: string | null][] = [
      [texts.facts.models, recall.models.join(', ')],
      [texts.facts.skus, recall.skus.join(', ')],
      [texts.facts.serials, ranges || texts.facts.allSerials],
      [texts.facts.sold, recall.sold],
      [texts.facts.hazard, recall.hazard],
      [texts.facts.action, recall.action],
      [texts.facts.remedy, recall.remedy],
      [texts.facts.contact, `${phone}, ${recall.contact.email ?? brand.email}`],
    ];
    return facts.flatMap(([label, value]) => (value ? `${label}: ${value}` : [])).join('\n');
  };
  return {
    title: `${brand.name}: ${texts.title}`,
    description: fillText(texts.description, { brand: brand.name }),
    page,
    items: recalls.map((recall) => ({
      address: `${page}#${recall.id}`,
      title: fillText(texts.of, { product: recall.product }),
      text: describe(recall),
      picture: publicUrl + recall.picture.path,
      date: new Date(recall.date),
    })),
  };
}

/** The recalls as JSON Feed 1.1. */
export function jsonFeed(options: FeedOptions): string {
  const { title, description, page, items } = feedContent(options);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: options.publicUrl + recallsFeedPath(options.language, 'json'),
    language: options.language,
    items: items.map((item) => ({
      id: item.address,
      url: item.address,
      title: item.title,
      content_text: item.text,
      image: item.picture,
      date_published: item.date.toISOString(),
    })),
  });
}

/** The recalls as RSS 2.0. */
export function rssFeed(options: FeedOptions): string {
  const { title, description, page, items } = feedContent(options);
  const element = (name: string, text: string) => `<${name}>${escapeUTF8(text)}</${name}>`;
  const self = escapeUTF8(options.publicUrl + recallsFeedPath(options.language, 'xml'));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', options.language),
    `<atom:link rel="self" type="application/rss+xml" href="${self}"/>`,
    ...items.map((item) =>
      [
        '<item>',
        element('title', item.title),
        element('link', item.address),
        element('guid', item.address),
        element('pubDate', item.date.toUTCString()),
        element('description', item.text),
        '</item>',
      ].join(''),
    ),
    '</channel></rss>\n',
  ].join('\n');
}
