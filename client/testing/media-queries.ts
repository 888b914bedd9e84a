interface Medium {
  widthPx?: number;
  reducedMotion?: boolean;
}

/** Answers media queries, which jsdom cannot, as a page of this width and any height would; nobody changes it later. */
export function answerMediaQueries({ widthPx = 1440, reducedMotion = false }: Medium = {}): void {
  window.matchMedia = (query) => {
    const minWidth = /\(min-width: (\d+)px\)/.exec(query)?.[1];
    const matches =
      query.includes('min-height') ||
      (minWidth === undefined ? reducedMotion && query.includes('reduce') : widthPx >= +minWidth);
    return Object.assign(new EventTarget(), { matches, media: query }) as MediaQueryList;
  };
}
