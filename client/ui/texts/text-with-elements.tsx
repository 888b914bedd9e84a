import type { ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import { KeptWords } from './kept-words.tsx';

/**
 * A text with elements in it, each written as `<name>words</name>` and given by its name; `<keep>` holds what browsers
 * leave as it is where they translate the page, besides what `KeptWords` finds.
 * react-i18next's `Trans` does the same with a parser of HTML, 4.5 KB of scripts.
 */
export function TextWithElements(props: { text: string; elements?: Record<string, ReactElement> }) {
  return withElements(props.text, { keep: <span translate="no" />, ...props.elements });
}

interface Opened {
  name: string;
  content: ReactNode[];
}

function withElements(text: string, elements: Record<string, ReactElement>): ReactNode[] {
  const whole: Opened = { name: '', content: [] };
  const open = [whole];
  // Words, tag, words, and so on to the last words.
  for (const [index, piece] of text.split(/<(\/?\w+)>/).entries()) {
    const isTag = index % 2 === 1;
    const start = isTag ? open.findLastIndex(({ name }) => piece === `/${name}`) : -1;
    const innermost = open.at(-1) ?? whole;
    if (start > 0) {
      const [closed = whole, ...unclosed] = open.splice(start);
      const content = [...closed.content, ...unclosed.flatMap(asWords)];
      const element = cloneElement(
        elements[closed.name] ?? <span />,
        { key: index },
        ...(closed.name === 'keep' ? content : withKept(content)),
      );
      (open.at(-1) ?? whole).content.push(element);
    } else if (isTag && !piece.startsWith('/')) open.push({ name: piece, content: [] });
    else innermost.content.push(isTag ? `<${piece}>` : piece);
  }
  return withKept([...whole.content, ...open.slice(1).flatMap(asWords)]);
}

const withKept = (content: ReactNode[]): ReactNode[] =>
  content.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
    typeof part === 'string' ? <KeptWords key={`words ${index}`} text={part} /> : part,
  );

/** What nothing closes is no element. */
const asWords = ({ name, content }: Opened) => [`<${name}>`, ...content];
