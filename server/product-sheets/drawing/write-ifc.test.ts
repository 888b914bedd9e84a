import { productSchema } from '@kitchen/shared/product.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as webIfc from 'web-ifc';
import type { MeasuredProduct } from './drawing-of.ts';
import { writeIfc } from './write-ifc.ts';

const api = new webIfc.IfcAPI();
beforeAll(() => api.Init());

const brand = { name: 'Calidora', slug: 'calidora' };
const cooker = productSchema.parse({
  id: 1,
  sku: 'AN100-BU',
  name: 'Antique 100',
  language: 'en',
  category: 'cookers',
  collection: 'antique',
  model: 'AN100',
  color: 'burgundy',
  installationMode: null,
  shortDescription: '',
  descriptionText: '',
  pictures: [],
  facts: {},
  figures: {},
  features: {},
  functions: [],
  connection: null,
  specifications: [
    { section: 'electric_connection', value: 'Voltage: 220–240 V - Power: 6.4 kW' },
    { section: 'gas_connection', value: 'Gas: Natural gas G20' },
  ],
  measures: { width: 1000, depth: 600, height: 900, heightTo: 960, adjustableBy: 0 },
  construction: { kind: 'cooker', ovens: 2, burners: 6, parts: [] },
  energyLabel: {
    kind: 'ovens',
    classes: ['A', 'B'],
    from: 'A+++',
    to: 'D',
    eprelNumber: null,
    registerPage: null,
    productSheet: null,
    labelPicture: null,
  },
  technicalInformation: [],
  family: null,
  toldApartBy: { name: [], description: [] },
  warnings: [],
  gtin: '2041000000001',
  modifiedOn: '2026-11-20',
}) as MeasuredProduct;

/** What another program finds in the file. */
async function open(changes: Partial<MeasuredProduct> = {}) {
  const text = writeIfc({ ...cooker, ...changes }, brand);
  const model = api.OpenModel(new TextEncoder().encode(text));
  try {
    const idsOf = (type: number) => Array.from(api.GetLineIDsWithType(model, type));
    const [id = 0] = [...idsOf(webIfc.IFCELECTRICAPPLIANCE), ...idsOf(webIfc.IFCBURNER)];
    const line = api.GetLine(model, id);
    const sets = await api.properties.getPropertySets(model, id, true);
    const vertices: number[][] = [];
    api.StreamAllMeshes(model, (mesh) => {
      for (let index = 0; index < mesh.geometries.size(); index++) {
        const { geometryExpressID, flatTransformation: by } = mesh.geometries.get(index);
        const geometry = api.GetGeometry(model, geometryExpressID);
        const numbers = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
        for (let at = 0; at < numbers.length; at += 6) {
          const [x = 0, y = 0, z = 0] = numbers.slice(at, at + 3);
          vertices.push(
            [0, 1, 2].map((row) =>
              [x, y, z, 1].reduce((sum, each, column) => sum + each * (by[column * 4 + row] ?? 0), 0),
            ),
          );
        }
      }
    });
    const span = (axis: number) => {
      const values = vertices.map((vertex) => vertex[axis] ?? 0);
      return Math.round((Math.max(...values) - Math.min(...values)) * 10_000) / 10;
    };
    return {
      schema: api.GetModelSchema(model),
      type: line.constructor.name,
      name: line.Name?.value,
      predefined: line.PredefinedType?.value,
      objectType: line.ObjectType?.value,
      // It gives metres, with the height as the second axis.
      size: vertices.length > 0 ? [span(0), span(2), span(1)] : [],
      containers: [webIfc.IFCPROJECT, webIfc.IFCSITE, webIfc.IFCBUILDING].map((type) => idsOf(type).length),
      properties: Object.fromEntries(
        sets.map((set) => [
          set.Name.value,
          Object.fromEntries(
            set.HasProperties.map(
              (property: { Name: { value: string }; NominalValue: { value: unknown } }) => [
                property.Name.value,
                property.NominalValue.value,
              ],
            ),
          ),
        ]),
      ),
    };
  } finally {
    api.CloseModel(model);
  }
}

describe('a product as IFC', () => {
  it('is as large as the record says, with what the standard has places for', async () => {
    expect(await open()).toEqual({
      schema: 'IFC4',
      type: 'IfcElectricAppliance',
      name: 'Antique 100',
      predefined: 'USERDEFINED',
      objectType: 'GASCOOKER',
      size: [1000, 600, 900],
      containers: [1, 1, 1],
      properties: {
        Pset_ManufacturerTypeInformation: {
          GlobalTradeItemNumber: '2041000000001',
          ArticleNumber: 'AN100-BU',
          ModelReference: 'AN100',
          ModelLabel: 'Antique 100',
          Manufacturer: 'Calidora',
        },
        KitchenAppliance: {
          Width: 1000,
          Depth: 600,
          Height: 900,
          HeightTo: 960,
          ElectricConnection: '220–240 V; 6.4 kW',
          GasConnection: 'Natural gas G20',
          EnergyClass: 'A, B',
          EnergyClassScale: 'A+++ - D',
          RecordChanged: '2026-11-20',
        },
      },
    });
  });

  it.each([
    [
      'an electric oven',
      { kind: 'oven', parts: [] },
      false,
      'IfcElectricAppliance',
      'ELECTRICCOOKER',
      undefined,
    ],
    ['a gas hob', { kind: 'hob', burners: 4, parts: [] }, true, 'IfcBurner', 'USERDEFINED', 'GASHOB'],
    [
      'a mixed hob',
      { kind: 'hob', burners: 2, zones: 2, parts: [] },
      true,
      'IfcElectricAppliance',
      'USERDEFINED',
      'MIXEDHOB',
    ],
    [
      'an induction hob',
      { kind: 'hob', zones: 4, parts: [] },
      false,
      'IfcElectricAppliance',
      'ELECTRICCOOKER',
      undefined,
    ],
    ['a hood', { kind: 'hood', parts: [] }, false, 'IfcElectricAppliance', 'USERDEFINED', 'COOKERHOOD'],
    ['a microwave', { kind: 'microwave', parts: [] }, false, 'IfcElectricAppliance', 'MICROWAVE', undefined],
    ['something unknown', undefined, false, 'IfcElectricAppliance', 'NOTDEFINED', undefined],
  ] as const)(
    'is of the class that fits %s',
    async (_what, construction, burnsGas, type, predefined, objectType) => {
      const specifications = burnsGas ? cooker.specifications : [];
      expect(
        await open({ specifications, construction: construction && { ...construction, parts: [] } }),
      ).toMatchObject({ type, predefined, ...(objectType && { objectType }) });
    },
  );

  it('keeps any name, in letters that every program reads, and is the same whenever it is made', async () => {
    const words = fc.oneof(
      fc.constantFrom("d'Oro №5 \\X2\\ Küche 🍕", "'); #1=X("),
      fc.string({ unit: 'grapheme' }),
    );
    await fc.assert(
      fc.asyncProperty(words, async (name) => {
        expect(writeIfc({ ...cooker, name }, brand)).toMatch(/^[\n -~]+$/);
        const plain = name.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ');
        expect((await open({ name })).name).toBe(plain);
      }),
      { numRuns: 30 },
    );
    expect(writeIfc(cooker, brand)).toBe(writeIfc(cooker, brand));
    const idsOf = (text: string): string[] => text.match(/(?<=\(')[\w$]{22}(?=')/g) ?? [];
    const ids = idsOf(writeIfc(cooker, brand));
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf(writeIfc({ ...cooker, sku: 'OTHER' }, brand)).filter((id) => ids.includes(id))).toEqual([]);
  });
});
