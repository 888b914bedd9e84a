import * as z from 'zod/mini';

/** A length in mm, or a range of them. */
const spanSchema = z.object({ from: z.number(), to: z.number() });
export type Span = z.infer<typeof spanSchema>;

const pointSchema = z.object({
  of: z.enum(['gas', 'electricity']),
  /** From a side of the product, and above the floor or the niche's. */
  side: z.enum(['left', 'right']),
  across: spanSchema,
  upwards: spanSchema,
});

/** What a product is made of and needs around it, as far as its records state it; lengths in mm, what is absent is not stated. */
export const constructionSchema = z.object({
  kind: z.enum(['cooker', 'oven', 'microwave', 'drawer', 'hob', 'hood']),
  /** Each has a door. */
  ovens: z.optional(z.number()),
  burners: z.optional(z.number()),
  zones: z.optional(z.number()),
  controls: z.optional(z.enum(['knobs', 'touch', 'buttons'])),
  /** How many, where that is stated. */
  knobs: z.optional(z.number()),
  parts: z.array(z.enum(['display', 'dial', 'drawer', 'feet', 'plinth', 'handle', 'glass', 'grates'])),
  /** The height of its splashback, above the product's. */
  splashback: z.optional(z.number()),
  /** How deep it is with its door open. */
  doorOpen: z.optional(z.number()),
  /** Of a hob in the worktop, of an oven the niche. */
  cutout: z.optional(
    z.object({
      width: spanSchema,
      depth: z.optional(spanSchema),
      height: z.optional(spanSchema),
      radius: z.optional(z.number()),
    }),
  ),
  /** Where the wall behind it may have them. */
  points: z.optional(z.array(pointSchema)),
  clearances: z.optional(
    z.object({
      sides: z.optional(z.number()),
      above: z.optional(z.number()),
      /** Of a hood, to what it hangs over. */
      overGas: z.optional(z.number()),
      overElectric: z.optional(z.number()),
    }),
  ),
});
export type Construction = z.infer<typeof constructionSchema>;
