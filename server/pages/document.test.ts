import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { inlineScript, scriptsElementId } from './document.ts';

it('a page notes no more of what others change in it once its scripts could not be had', async () => {
  const html = `<script>${inlineScript}</script><template id="${scriptsElementId}"></template><script type="module" src="/nowhere.js"></script>
    <div id="root"><p>Hoods</p><noscript><a href="/hoods">All</a></noscript></div>`;
  const { window } = new JSDOM(html, { runScripts: 'dangerously' });
  const { document } = window;
  // As browsers say it, which jsdom does not: it loads no modules.
  document.querySelector('[type=module]')?.dispatchEvent(new window.Event('error'));
  expect(document.querySelector('noscript')).toBeNull();
  document.querySelector('p')?.append(document.createElement('extension-mark'));
  await Promise.resolve();
  expect(window.eval('foreignChanges().length')).toBe(0);
});

describe('a page fetches its scripts', () => {
  /** A page with one picture in its first window, which is there when `painted` is. */
  function open(painted: Promise<void>) {
    const html = `<script>${inlineScript}</script><div id="root"><img alt="" fetchpriority="high"></div>
      <template id="${scriptsElementId}"><script type="module" src="/main.js"></script></template>`;
    const { window } = new JSDOM(html, {
      runScripts: 'dangerously',
      pretendToBeVisual: true,
      beforeParse: ({ HTMLImageElement }) => {
        HTMLImageElement.prototype.decode = () => painted;
      },
    });
    return { window, fetched: () => window.document.head.querySelector('[type=module]') };
  }

  it('once its first picture is there, with which they would share the line', async () => {
    const picture = Promise.withResolvers<void>();
    const { window, fetched } = open(picture.promise);
    await new Promise((parsed) => window.document.addEventListener('DOMContentLoaded', parsed));
    await new Promise((painted) => window.requestAnimationFrame(() => setTimeout(painted)));
    expect(fetched()).toBeNull();
    picture.resolve();
    await vi.waitFor(() => expect(fetched()).not.toBeNull());
  });

  it('although that picture does not come', async () => {
    const { fetched } = open(new Promise(() => {}));
    await vi.waitFor(() => expect(fetched()).not.toBeNull());
  });

  it('although that picture cannot be had', async () => {
    const { fetched } = open(Promise.reject(new Error('404')));
    await vi.waitFor(() => expect(fetched()).not.toBeNull());
  });
});
