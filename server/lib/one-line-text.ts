import { z } from 'zod';

/** A text of an operator's file, of so many characters at most, without control characters. */
export const oneLineText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
