import type { Term } from './read-terms.ts';

/** How well products fit, by their records' ids. */
export type Scores = ReadonlyMap<number, number>;

/** By a record's id, the lowest comes first. */
export type Rank = (id: number) => number;

/** A part of what a search asks for, with the products that have it. */
export interface Part {
  /** As it was typed, folded. */
  text: string;
  /** What its words are meant as, where it is of words. */
  meant?: Term;
  /** A condition is a number or a fact; a kind says what sort of product is meant. */
  role: 'condition' | 'kind' | 'word';
  scores: Scores;
  /** Where it asks for an order. */
  rank?: Rank;
  /** The products that have what comes nearest to it, in case none has it. */
  instead?: Scores;
}

/** The products that have all parts, with the sum of their scores; none where nothing is asked. */
export function meetAll(parts: readonly Pick<Part, 'scores'>[]): Scores {
  const [fewest, ...others] = parts.toSorted((a, b) => a.scores.size - b.scores.size);
  const met = new Map<number, number>();
  for (const [id, score] of fewest?.scores ?? []) {
    if (others.every(({ scores }) => scores.has(id)))
      met.set(
        id,
        others.reduce((sum, { scores }) => sum + (scores.get(id) ?? 0), score),
      );
  }
  return met;
}
