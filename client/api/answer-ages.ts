import { createContext } from 'react';
import * as z from 'zod/mini';

/** For how long an answer is shown without asking again. */
const freshForMs = 5 * 60_000;
/** The same for an answer that lacks what the store could not give at the time. */
const incompleteFreshForMs = 30_000;

const incompleteSchema = z.looseObject({ complete: z.literal(false) });

/** Until when each answer is fresh, by its address. */
export class AnswerAges {
  readonly #freshUntilMs = new Map<string, number>();

  /** Notes that an answer came just now. */
  note(path: string, answer: unknown): void {
    const lifeMs = incompleteSchema.safeParse(answer).success ? incompleteFreshForMs : freshForMs;
    this.#freshUntilMs.set(path, Date.now() + lifeMs);
  }

  /** Whether an answer has grown old. True for the first who asks: it is theirs to get a new one. */
  claim(path: string): boolean {
    const freshUntilMs = this.#freshUntilMs.get(path);
    if (freshUntilMs === undefined || Date.now() < freshUntilMs) return false;
    this.#freshUntilMs.delete(path);
    return true;
  }
}

export const AnswerAgesContext = createContext(new AnswerAges());
