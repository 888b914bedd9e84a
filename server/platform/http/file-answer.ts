import { z } from 'zod';

/** How the description of the API says that an answer is a file. */
export const fileAnswer = (mediaType: string) => ({
  content: { [mediaType]: { schema: z.string().meta({ format: 'binary' }) } },
});
