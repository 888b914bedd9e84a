import * as z from 'zod/mini';

/** Router state of a navigation that changes what is shown around the visitor, who stays in place. */
export const keepPlace = { keepPlace: true } as const;

const keepPlaceSchema = z.looseObject({ keepPlace: z.literal(true) });

export function keepsPlace(state: unknown): boolean {
  return keepPlaceSchema.safeParse(state).success;
}
