import type { Appliance } from './appliance.ts';
import { compactProducts } from './compact-products.ts';
import { cookers } from './cookers.ts';
import { hobs } from './hobs.ts';
import { hoods } from './hoods.ts';
import { ovens } from './ovens.ts';

/** The demo catalogue, in the order in which visitors see it. */
export const appliances: Appliance[] = [...cookers, ...ovens, ...hobs, ...hoods, ...compactProducts];
