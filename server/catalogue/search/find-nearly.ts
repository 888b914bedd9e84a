import type { ProductFacts } from '../product-facts.ts';
import type { Part, Scores } from './meet-all.ts';
import { meetAll } from './meet-all.ts';

/** What is found where a part of what was asked is left out. */
export interface Nearly<Product> {
  /** What was left out, as it was typed. */
  without: string[];
  /** A text that finds the same: what is left of it, with what stands for a part; absent where no word says that. */
  query?: string;
  found: Product[];
  /** Single parts whose omission finds something, and how much. */
  alternatives: { without: string; query: string; count: number }[];
  /** Where no product cleans as is asked: how those that were found are cleaned. */
  cleaning?: { asked: string; found: NonNullable<ProductFacts['cleaning']> };
}

/** Fewer hits are followed by those that meet all but one condition. */
export const fewHits = 8;

/** Most ways of asking for less that are offered. */
const mostAlternatives = 3;

/**
 * Where nothing has all that is asked, what has as much of it as can be; where few have, what misses one condition.
 * Null where there is no such thing. The kind of product is given up last; `kept` are the parts that are not left out, and
 * of them `replaced` is what no product at all has, and something else stands for.
 */
export function findNearly(
  parts: readonly Part[],
  whole: Scores,
):
  | (Omit<Nearly<number>, 'found' | 'query' | 'cleaning'> & {
      found: Scores;
      kept: string[];
      replaced?: string | undefined;
    })
  | null {
  if (whole.size >= fewHits || (parts.length < 2 && !parts[0]?.instead)) return null;
  const known = parts.flatMap((part) => {
    if (part.scores.size > 0) return [part];
    return part.instead ? [{ ...part, scores: part.instead }] : [];
  });
  const alternatives = oneLess(parts)
    .filter(({ left }) => left.role !== 'kind')
    .map(({ left, rest, found }) => ({
      without: left.text,
      query: textsOf(rest).join(' '),
      count: found.size,
    }))
    .filter(({ count }) => count > whole.size)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostAlternatives);
  if (whole.size > 0) {
    const [best] = oneLess(parts)
      .filter(({ left, found }) => left.role === 'condition' && found.size > whole.size)
      .toSorted((a, b) => b.found.size - a.found.size);
    if (!best) return null;
    const others = new Map([...best.found].filter(([id]) => !whole.has(id)));
    return { without: [best.left.text], kept: textsOf(best.rest), found: others, alternatives };
  }
  let kept = known;
  let found = meetAll(kept);
  while (found.size === 0 && kept.length > 1) {
    const [next] = oneLess(kept).toSorted(
      (a, b) =>
        Number(a.left.role === 'kind') - Number(b.left.role === 'kind') || b.found.size - a.found.size,
    );
    if (!next) break;
    kept = next.rest;
    found = next.found;
  }
  if (found.size === 0) return null;
  const replaced = kept.find((part) => !parts.includes(part))?.text;
  return {
    without: parts.filter((part) => !kept.includes(part)).map(({ text }) => text),
    found,
    alternatives,
    kept: textsOf(kept),
    replaced,
  };
}

/** A kind that another part names, as "gas oven" does, is said once. */
function textsOf(parts: readonly Part[]): string[] {
  const isNamed = ({ text, role }: Part) =>
    role === 'kind' && parts.some((other) => other.text !== text && other.text.split(' ').includes(text));
  return parts.filter((part) => !isNamed(part)).map(({ text }) => text);
}

function oneLess(parts: readonly Part[]) {
  return parts.map((left) => {
    const rest = parts.filter((part) => part !== left);
    return { left, rest, found: meetAll(rest) };
  });
}
