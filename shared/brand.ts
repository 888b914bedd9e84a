import * as z from 'zod/mini';

/** Who the site belongs to; texts and screens take every name and address from here. */
export const brandSchema = z.object({
  name: z.string(),
  /** Short name, as in the path of the about page. */
  slug: z.string(),
  tagline: z.string(),
  email: z.string(),
  phone: z.string(),
  foundedYear: z.number(),
  social: z.object({
    instagram: z.string(),
    facebook: z.string(),
    youtube: z.string(),
    pinterest: z.string(),
  }),
});
export type Brand = z.infer<typeof brandSchema>;

export const defaultBrand: Brand = {
  name: 'Calidora',
  slug: 'calidora',
  tagline: 'Skill for cooking',
  email: 'info@calidora.example',
  phone: '+39 02 5550 0100',
  foundedYear: 1979,
  social: {
    instagram: 'https://instagram.example/calidora',
    facebook: 'https://facebook.example/calidora',
    youtube: 'https://youtube.example/calidora',
    pinterest: 'https://pinterest.example/calidora',
  },
};
