/** The words of a part that are read to who does not see it: without what is there for the eyes alone. */
export function readOut(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll('[aria-hidden=true]')) unread.remove();
  return copy.textContent ?? '';
}
