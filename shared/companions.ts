import * as z from 'zod/mini';
import { productCardsSchema } from './product-lists.ts';

/** Cards of up to four products that go with one (`GET /api/products/:sku/companions`). */
export const companionsSchema = z.object({ items: productCardsSchema.shape.items });
export type Companions = z.infer<typeof companionsSchema>;
