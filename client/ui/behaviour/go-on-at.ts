/** For the ref of an item of a list: who asked for it goes on at its link as soon as it is there. */
export const goOnAt = (item: HTMLElement | null): void =>
  (item?.querySelector('a') ?? item)?.focus({ preventScroll: true });
