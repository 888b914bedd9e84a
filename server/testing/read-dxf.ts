import * as dxfParser from 'dxf-parser';

// Its CommonJS file is the class itself, whatever its types say.
const DxfParser = dxfParser.default as unknown as typeof dxfParser.DxfParser;

interface Entity {
  type: string;
  handle: string;
  layer: string;
  /** Of a line that ends where it began. */
  shape?: boolean;
  vertices?: { x: number; y: number }[];
  text?: string;
  /** Of a block that is inserted, and where. */
  name?: string;
  position?: { x: number; y: number };
}

/** Reads a drawing by another library than the one that writes it. */
export function readDxf(dxf: string) {
  const parsed = new DxfParser().parseSync(dxf);
  if (!parsed) throw new Error('This is no DXF');
  const entities = parsed.entities as unknown as Entity[];
  const blocks = Object.entries(parsed.blocks).map(([name, block]) => {
    return { name, entities: (block.entities ?? []) as unknown as Entity[] };
  });
  return {
    header: parsed.header,
    layers: Object.keys(parsed.tables.layer.layers),
    lineTypes: Object.keys(parsed.tables.lineType.lineTypes),
    entities,
    /** What is inserted, by the end of its name: each from its own corner. */
    blocks: new Map(
      entities
        .filter(({ type }) => type === 'INSERT')
        .map(({ name = '' }) => [
          name.split('_').at(-1) ?? '',
          { name, entities: blocks.find((block) => block.name === name)?.entities ?? [] },
        ]),
    ),
  };
}
