import type { ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';

/**
 * A text with elements in it, each written as `<name>words</name>` and given by its name.
 * react-i18next's `Trans` does the same with a parser of HTML, 4.5 KB of scripts.
 */
export function TextWithElements(props: { text: string; elements: Record<string, ReactElement> }) {
  return withElements(props.text, props.elements);
}

function withElements(text: string, elements: Record<string, ReactElement>): ReactNode[] {
  // Before, name, words, and so on to the last words after an element.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/s);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 2) return null;
    const element = elements[piece] ?? <span />;
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces never change their order.
    return cloneElement(element, { key: index }, ...withElements(pieces[index + 1] ?? '', elements));
  });
}
