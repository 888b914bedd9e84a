/** Stands for the browser's observer, as jsdom has no layout: what is observed is in the window or never comes. */
export function observeIntersections({ isIntersecting }: { isIntersecting: boolean }): void {
  window.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(): void {
      if (isIntersecting) this.#callback([{ isIntersecting } as IntersectionObserverEntry], this);
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  };
}
