import type { ReactNode } from 'react';
import { splitKept, translateOf } from './translate-of.ts';

/** A text whose names of lines and figures with their units stay as they are where browsers translate the page. */
export function KeptWords({ text }: { text: string }): ReactNode {
  return splitKept(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
      <span key={index} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The same for the one text of an element, which says it itself where it holds nothing else: what there are many of stays small. */
export function keptText(text: string): { translate?: 'no'; children: ReactNode } {
  const translate = translateOf(text);
  return translate ? { translate, children: text } : { children: <KeptWords text={text} /> };
}
