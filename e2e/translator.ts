import type { Page } from '@playwright/test';

/** What is left of a text: it is taken out for the translation, or moved into it. */
export type Translator = 'replaces' | 'moves';

/**
 * Translates the page as browsers do, and goes on with whatever is changed: each text becomes two elements `font`,
 * save where the page asks to leave it. A translated text is the text in «these».
 */
export async function translate(page: Page, translator: Translator = 'replaces'): Promise<void> {
  await page.evaluate((way) => {
    const left = 'font, script, style, noscript, textarea, svg, [translate=no]';
    const translateText = (text: Text) => {
      if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(left)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      outer.append(inner);
      text.before(outer);
      if (way === 'moves') {
        inner.append('«', text, '»');
      } else {
        inner.append(`«${text.data}»`);
        text.remove();
      }
    };
    const translateIn = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      if (node instanceof Text) texts.push(node);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translateText(text);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    document.documentElement.classList.add('translated-ltr');
    translateIn(document.body);
  }, translator);
}

/** Changes the page as extensions do that check spelling, fill in passwords, block advertisements or mark links. */
export async function changeByExtensions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.setAttribute('data-lt-installed', 'true');
    root.setAttribute('style', '--extension: 1');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(document.createElement('extension-panel'));
    document.body.append(document.createElement('extension-tools'));
    for (const link of document.querySelectorAll('a')) {
      const mark = document.createElement('span');
      mark.textContent = '°';
      link.append(mark);
    }
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-gramm', 'false');
      field.setAttribute('data-lastpass-icon-root', '');
      const wrap = document.createElement('extension-field');
      field.replaceWith(wrap);
      wrap.append(field);
    }
  });
}
