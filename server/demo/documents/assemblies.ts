import type { AssemblyId } from './document-definitions.ts';

export interface Part {
  code: string;
  name: { en: string; it: string };
  count: number;
}

/** What assemblies are made of, in the order of their numbers in the drawing. */
export const assemblies: Record<AssemblyId, { models: string; parts: readonly Part[] }> = {
  'oven-door': {
    models: 'EZF60M, EZF60Y, EZF60R, EZF60V, EZF60P',
    parts: [
      { code: '481-0601', name: { en: 'Handle', it: 'Maniglia' }, count: 1 },
      { code: '481-0604', name: { en: 'Outer glass, printed', it: 'Vetro esterno serigrafato' }, count: 1 },
      { code: '481-0607', name: { en: 'Door frame', it: 'Telaio porta' }, count: 1 },
      { code: '481-0611', name: { en: 'Middle glass', it: 'Vetro intermedio' }, count: 1 },
      { code: '481-0612', name: { en: 'Spacer frame', it: 'Distanziale' }, count: 1 },
      { code: '481-0615', name: { en: 'Inner glass, coated', it: 'Vetro interno basso emissivo' }, count: 1 },
      {
        code: '481-0622',
        name: { en: 'Hinge kit, left and right', it: 'Kit cerniere, destra e sinistra' },
        count: 1,
      },
      { code: '481-0630', name: { en: 'Cavity gasket', it: 'Guarnizione muffola' }, count: 1 },
    ],
  },
  burner: {
    models: 'AN, EL, MX, PF 60–120',
    parts: [
      { code: '481-1102', name: { en: 'Pan support, cast iron', it: 'Griglia in ghisa' }, count: 1 },
      { code: '481-1105', name: { en: 'Burner cap', it: 'Cappellotto' }, count: 1 },
      { code: '481-1108', name: { en: 'Flame crown', it: 'Spartifiamma' }, count: 1 },
      { code: '481-1111', name: { en: 'Burner cup', it: 'Coppa bruciatore' }, count: 1 },
      { code: '481-1114', name: { en: 'Injector 1.28 (G20)', it: 'Ugello 1,28 (G20)' }, count: 1 },
      { code: '481-1117', name: { en: 'Ignition electrode', it: 'Candela di accensione' }, count: 1 },
      { code: '481-1120', name: { en: 'Thermocouple, 450 mm', it: 'Termocoppia, 450 mm' }, count: 1 },
      { code: '481-1126', name: { en: 'Fixing screws, set', it: 'Viti di fissaggio, serie' }, count: 1 },
    ],
  },
};
