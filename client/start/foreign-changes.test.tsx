import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Each page has its own.
const openPage = () => import('./foreign-changes.ts');
const { removeChild, insertBefore } = Node.prototype;
let observer: MutationObserver | undefined;

beforeEach(() => vi.resetModules());

afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
  observer?.disconnect();
  delete window.foreignChanges;
});

/** As the page's inline script does. */
function noteChanges(html: string): HTMLElement {
  document.body.innerHTML = html;
  const notes: MutationRecord[] = [];
  observer = new MutationObserver((more) => notes.push(...more));
  observer.observe(document.body, { childList: true, subtree: true, characterDataOldValue: true });
  window.foreignChanges = () => notes;
  return document.body;
}

const noted = () => new Promise<void>((resolve) => queueMicrotask(resolve));

it('undoes what it can where an element was changed while it was out of the page', async () => {
  const { undoForeignChanges } = await openPage();
  const page = noteChanges('<p>See <a href="/hoods">hoods</a><b>and</b> more</p>');
  const link = page.querySelector('a') as HTMLElement;
  const mark = document.createElement('span');
  link.append(mark);
  await noted();
  link.remove();
  await noted();
  mark.remove();
  page.querySelector('b')?.before(link);
  await noted();
  expect(undoForeignChanges()).toBe(true);
  expect(page.innerHTML).toBe('<p>See <a href="/hoods">hoods</a><b>and</b> more</p>');
});

it('puts an element last where what came after it has gone', async () => {
  const { undoForeignChanges } = await openPage();
  const page = noteChanges('<p><a href="/hoods">hoods</a><b>now</b></p>');
  const [link, next] = [page.querySelector('a'), page.querySelector('b')] as [HTMLElement, HTMLElement];
  link.remove();
  await noted();
  observer?.disconnect();
  next.remove();
  expect(undoForeignChanges()).toBe(true);
  expect(page.innerHTML).toBe('<p><a href="/hoods">hoods</a></p>');
});

it('leaves the focus, and what is selected, in a field that an extension has wrapped', async () => {
  const { undoForeignChanges } = await openPage();
  const page = noteChanges('<form><input name="username" value="giulia" /></form>');
  const field = page.querySelector('input') as HTMLInputElement;
  const wrap = document.createElement('extension-field');
  field.replaceWith(wrap);
  wrap.append(field);
  await noted();
  field.focus();
  field.setSelectionRange(2, 4, 'backward');
  undoForeignChanges();
  expect(page.querySelector('form > input')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd, field.selectionDirection]).toEqual([2, 4, 'backward']);
});

it('leaves the focus in a field whose selection cannot be told', async () => {
  const { undoForeignChanges } = await openPage();
  const page = noteChanges('<form><input type="email" /></form>');
  const field = page.querySelector('input') as HTMLInputElement;
  const wrap = document.createElement('extension-field');
  field.replaceWith(wrap);
  wrap.append(field);
  await noted();
  field.focus();
  undoForeignChanges();
  expect(document.activeElement).toBe(field);
});

/** A page that React has hydrated, with prose of the store's and a part that waits for React. */
async function hydrated() {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { bearForeignChanges, reportOwnFault } = await openPage();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (html: string) =>
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as prose of the store's.
    act(() => root.render(<section dangerouslySetInnerHTML={{ __html: html }} />));
  await show('<p>Enamel</p>');
  bearForeignChanges();
  return {
    show,
    isReported: async () => {
      await noted();
      reportOwnFault(new Error('Not as the server sent it'));
      return reported.mock.calls.length > 0;
    },
  };
}

it('reports faults also after the site itself has put in elements that are not React’s', async () => {
  const { show, isReported } = await hydrated();
  await show('<p>Brass</p><p>Steel</p>');
  expect(await isReported()).toBe(true);
});

it('reports none where a translator, or an extension in a part that waits for React, is the cause', async () => {
  const { isReported } = await hydrated();
  const waiting = document.body.appendChild(document.createElement('div'));
  await noted();
  waiting.append(document.createElement('extension-mark'));
  expect(await isReported()).toBe(false);
});

it('reports none once the page is translated', async () => {
  const { isReported } = await hydrated();
  document.querySelector('section')?.append(document.createElement('font'));
  expect(await isReported()).toBe(false);
});
