import type { Appliance } from './appliance.ts';
import { compactProducts } from './compact-products.ts';
import { cookers } from './cookers.ts';
import { hobs } from './hobs.ts';
import { hoods } from './hoods.ts';
import { ovens } from './ovens.ts';

/** Article numbers that do not follow the scheme: whoever typed them in had their own ideas. */
const oddSkus: Record<string, string> = {
  'MX120G-SS': 'MX120/G-SS',
  'PF60ES-AT': 'PF60 ES AT',
  'PF90MY-SS': 'PF90M&Y-SS',
  'LDF60GV-CR': 'LDF60G+V-CR',
  'NRF60P-NE': 'NRF60P#NE',
  'EXP30E-SS': 'EXP30E?SS',
  'EMP60C-BK': 'EMP60C 100%',
  'ALH60U-SG': 'ALH60U/SG',
  'ALCV45-AV': 'ALCV45-AV,2',
};

/** The demo catalogue, in the order in which visitors see it. */
export const appliances: Appliance[] = [...cookers, ...ovens, ...hobs, ...hoods, ...compactProducts].map(
  (appliance) => ({ ...appliance, sku: oddSkus[appliance.sku] ?? appliance.sku }),
);
