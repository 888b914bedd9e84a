import * as z from 'zod/mini';

/** Who the site belongs to; texts and screens take every name and address from here. */
export const brandSchema = z.object({
  name: z.string(),
  /** Short name, as in the path of the about page. */
  slug: z.string(),
  /** English, in every language. */
  tagline: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Where letters go and visitors come. */
  postal: z.object({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    /** ISO 3166-1, such as `IT`. */
    country: z.string(),
  }),
  /** The company as the registers know it. Null: not known, and not shown. */
  company: z.object({
    legalName: z.string(),
    /** With the country before it, as other countries of the EU look it up. */
    vatNumber: z.nullable(z.string()),
    /** Place of the company register that it is entered in. */
    registerOffice: z.nullable(z.string()),
    /** Number in the economic and administrative index (REA) of the chamber of commerce. */
    registerNumber: z.nullable(z.string()),
    /** Paid-in share capital in euro. */
    shareCapital: z.nullable(z.number()),
    hasSoleShareholder: z.nullable(z.boolean()),
    isInLiquidation: z.nullable(z.boolean()),
  }),
  foundedYear: z.number(),
  /** Its pages on social networks. Null: it has none there, and no link is shown. */
  social: z.object({
    instagram: z.nullable(z.string()),
    facebook: z.nullable(z.string()),
    youtube: z.nullable(z.string()),
    pinterest: z.nullable(z.string()),
  }),
});
export type Brand = z.infer<typeof brandSchema>;

export const defaultBrand: Brand = {
  name: 'Calidora',
  slug: 'calidora',
  tagline: 'Skill for cooking',
  email: 'info@calidora.example',
  phone: '+39 02 5550 0100',
  postal: { street: 'Via dell’Industria 12', postalCode: '20100', city: 'Milano', country: 'IT' },
  // Well-formed numbers that no register gives out: they can be nobody's.
  company: {
    legalName: 'Calidora S.p.A.',
    vatNumber: 'IT05550100001',
    registerOffice: 'Milano Monza Brianza Lodi',
    registerNumber: 'MI-5550100',
    shareCapital: 3_000_000,
    hasSoleShareholder: false,
    isInLiquidation: false,
  },
  foundedYear: 1979,
  social: {
    instagram: 'https://instagram.example/calidora',
    facebook: 'https://facebook.example/calidora',
    youtube: 'https://youtube.example/calidora',
    pinterest: 'https://pinterest.example/calidora',
  },
};
