import { common } from './en/common.ts';

/** English texts; their keys are the keys of every language. */
export const texts = { common } as const;
