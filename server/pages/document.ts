import type { Language } from '@kitchen/shared/languages.ts';
import type { PageState } from '@kitchen/shared/page-state.ts';
import { pageStateElementId, pageStylesElementId } from '@kitchen/shared/page-state.ts';
import { webManifestPath } from '@kitchen/shared/paths.ts';
import type { HeadTag, RenderedPage } from '@kitchen/shared/rendered-page.ts';
import { escapeAttribute, escapeText } from 'entities';
import type { PageAssets } from './client-build.ts';

/** As `client/frame/header/show-without-scripts.ts`, which may be what cannot be had. */
const showWithoutScripts =
  "document.querySelectorAll('noscript').forEach(e=>e.outerHTML=e.textContent);location.hash&&location.replace(location.hash)";

/**
 * Notes what translators and extensions change in the page, once it is parsed, before React hydrates it:
 * `client/start/foreign-changes.ts` undoes it.
 */
const noteForeignChanges =
  "const notes=[],watch=new MutationObserver(more=>notes.push(...more));document.addEventListener('readystatechange',()=>watch.observe(root,{childList:true,subtree:true,characterDataOldValue:true}),{once:true});foreignChanges=()=>(watch.disconnect(),notes.splice(0));";

/** A picture that does not come holds those further down up for no longer. */
const arrivesWithinMs = 3_000;

/** Pictures further down wait until the first ones and the scripts are there (`theme/baseline.ts`): on a phone's line these come half a second sooner. */
const holdPicturesUp = `const arriving=document.documentElement.dataset,arrived=()=>{delete arriving.arriving};arriving.arriving='';addEventListener('load',arrived);setTimeout(arrived,${arrivesWithinMs});`;

/** Id of the `template` that holds the page's scripts until it is painted. */
export const scriptsElementId = 'scripts';

/** For how long the first pictures have a phone's line to themselves. */
const firstPicturesMs = 400;

/** The page's scripts are fetched once it and its first pictures are painted, with which they would share the line. */
const fetchScripts = `document.addEventListener('DOMContentLoaded',async()=>{const first=[...document.querySelectorAll('img[fetchpriority=high]')].map(e=>e.decode()),fetchScripts=()=>document.head.append(${scriptsElementId}.content);await Promise.race([Promise.allSettled(first),new Promise(ended=>setTimeout(ended,${firstPicturesMs}))]);document.hidden?fetchScripts():requestAnimationFrame(()=>setTimeout(fetchScripts))});`;

/**
 * What happens before the page's scripts are there. Where they cannot be had the page stays as the server made it, and
 * what it keeps for visits without scripts is put in its place. Inline, so it needs the permission of the page's policy.
 */
export const inlineScript = `{${noteForeignChanges}${fetchScripts}${holdPicturesUp}addEventListener('error',({target})=>{if(target.type==='module'){foreignChanges();${showWithoutScripts}}},true)}`;

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
    `<link rel="manifest" href="${webManifestPath}">`,
    ...page.head.map(headTag),
    ...assets.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(href)}">`,
    ),
    `<link rel="stylesheet" media="print,(forced-colors)" href="${escapeAttribute(assets.otherMediaStyles)}">`,
    `<noscript><link rel="stylesheet" href="${escapeAttribute(assets.plainStyles)}"></noscript>`,
    `<style id="${pageStylesElementId}">${pageStyles(page, assets)}</style>`,
    `<script>${inlineScript}</script>`,
  ];
  const scripts = [
    ...[...assets.modules, ...assets.menuModules].map(
      (href) => `<link rel="modulepreload" href="${escapeAttribute(href)}">`,
    ),
    `<script type="module" src="${escapeAttribute(assets.entry)}"></script>`,
  ];
  return `<!doctype html>
<html lang="${state.language satisfies Language}" dir="ltr">
<head>
${head.join('\n')}
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="${pageStateElementId}">${escapeJson(state)}</script>
<template id="${scriptsElementId}">${scripts.join('')}</template>
</body>
</html>
`;
}

const ownAddress =
  /(<link rel="canonical" href="|<meta property="og:url" content=")([^"]*?)(?:\?|&amp;)lng=\w+(?=")/g;

/**
 * The document of a language's address as its bare address has it, which answers in more languages than that: where there
 * are others.
 */
export const asBare = (document: string): string =>
  document.includes(' hreflang="x-default"') ? document.replace(ownAddress, '$1$2') : document;

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
