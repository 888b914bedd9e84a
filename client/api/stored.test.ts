import { expect, it, onTestFinished, vi } from 'vitest';
import { createStoredText } from './stored.ts';

it.each(['localStorage', 'sessionStorage'] as const)(
  'what a browser may not keep in %s lasts as long as the page',
  (storage) => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const refused = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      onTestFinished(() => refused.mockRestore());
    }
    const text = createStoredText(storage, 'session');
    const heard: (string | null)[] = [];
    const unsubscribe = text.subscribe(() => heard.push(text.get()));
    text.set('1');
    text.set(null);
    unsubscribe();
    text.set('2');
    expect([...heard, text.get()]).toEqual(['1', null, '2']);
  },
);
