/** For the ref of a part that goes away with what is pressed in it: its focus goes to the element of an id then, which stays. */
export const handFocusTo = (id: string) => (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) document.getElementById(id)?.focus({ preventScroll: true });
};
