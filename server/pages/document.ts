import type { Language } from '@kitchen/shared/languages.ts';
import type { PageState } from '@kitchen/shared/page-state.ts';
import { pageStateElementId, pageStylesElementId } from '@kitchen/shared/page-state.ts';
import type { HeadTag, RenderedPage } from '@kitchen/shared/rendered-page.ts';
import { escapeAttribute, escapeText } from 'entities';
import type { PageAssets } from './client-build.ts';

/** What has come is painted a moment later, which scripts would hold up. */
const paintedAfterMs = 200;

/**
 * As `client/frame/header/unwrap-noscript.ts`, which may be what cannot be had; then goes to the part that the address names, which
 * the menu was not when it was pressed.
 */
const unwrapNoscript =
  "document.querySelectorAll('noscript').forEach(e=>e.outerHTML=e.textContent);location.hash&&location.replace(location.hash)";

/** A picture that does not come holds the scripts up for no longer. */
const startsAfterMs = 3_000;

/** Notes what translators and extensions change in the page before React hydrates it: `client/start/foreign-changes.ts` undoes it. */
const noteForeignChanges =
  "const notes=[],watch=new MutationObserver(more=>notes.push(...more));addEventListener('DOMContentLoaded',()=>watch.observe(root,{childList:true,subtree:true,characterDataOldValue:true}));foreignChanges=()=>(watch.disconnect(),notes.splice(0));";

/**
 * Fetches the page's scripts, and pictures further down, once the first pictures and typefaces are there: the page reads
 * well before scripts run, and what is seen first should not share the line with either. Where scripts cannot be had the
 * page stays as the server made it, and what it keeps for visits without scripts is put in its place. Inline, so it needs
 * the permission of the page's policy.
 */
export function startScript(entry: string): string {
  const fetchModules = "document.head.append(document.querySelector('template').content)";
  const arriving = 'document.documentElement.dataset.arriving';
  const start = `()=>{delete ${arriving};${fetchModules};import(${escapeJson(entry)}).catch(()=>{foreignChanges();${unwrapNoscript}})}`;
  const startAfter = (event: string, ms: number) =>
    `addEventListener('${event}',()=>setTimeout(start,${ms}));`;
  return `{${noteForeignChanges}const start=${start};${arriving}='';${startAfter('load', paintedAfterMs)}${startAfter('DOMContentLoaded', startsAfterMs)}}`;
}

/** All styles that a page comes with: its policy allows them by their hash. */
export const pageStyles = (page: RenderedPage, assets: PageAssets): string => assets.styles + page.styles;

/** The HTML document of a rendered screen. */
export function pageDocument(page: RenderedPage, state: PageState, assets: PageAssets): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...page.head.map(headTag),
    ...assets.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(href)}">`,
    ),
    `<link rel="stylesheet" media="print,(forced-colors)" href="${escapeAttribute(assets.otherMediaStyles)}">`,
    `<noscript><link rel="stylesheet" href="${escapeAttribute(assets.plainStyles)}"></noscript>`,
    `<style id="${pageStylesElementId}">${pageStyles(page, assets)}</style>`,
    // Nothing in a template is fetched before the script takes it out.
    `<template>${assets.modules.map((href) => `<link rel="modulepreload" href="${escapeAttribute(href)}">`).join('')}</template>`,
    `<script>${startScript(assets.entry)}</script>`,
  ];
  return `<!doctype html>
<html lang="${state.language satisfies Language}" dir="ltr">
<head>
${head.join('\n')}
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="${pageStateElementId}">${escapeJson(state)}</script>
</body>
</html>
`;
}

const ownAddress =
  /(<link rel="canonical" href="|<meta property="og:url" content=")([^"]*?)(?:\?|&amp;)lng=\w+(?=")/g;

/** The document of a language's address as its bare address has it, which answers in more languages than that. */
export const asBare = (document: string): string => document.replace(ownAddress, '$1$2');

function headTag(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title>${escapeText(tag.text)}</title>`;
  const attributes = Object.entries(tag.attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  return `<${tag.tag}${attributes}>`;
}

/** `<` is escaped so that no text inside can end the script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
