import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import { startScript } from './document.ts';

it('a page notes no more of what others change in it once its scripts could not be had', async () => {
  const html = `<template></template><script>${startScript('/nowhere.js')}</script>
    <div id="root"><p>Hoods</p><noscript><a href="/hoods">All</a></noscript></div>`;
  const { window } = new JSDOM(html, {
    runScripts: 'dangerously',
    beforeParse: (opened) => Object.assign(opened, { setTimeout: (run: () => void) => run() }),
  });
  const { document } = window;
  await vi.waitFor(() => expect(document.querySelector('noscript')).toBeNull());
  document.querySelector('p')?.append(document.createElement('extension-mark'));
  await Promise.resolve();
  expect(window.eval('foreignChanges().length')).toBe(0);
});
