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
}

/** Reads a drawing by another library than the one that writes it. */
export function readDxf(dxf: string) {
  const parsed = new DxfParser().parseSync(dxf);
  if (!parsed) throw new Error('This is no DXF');
  return {
    header: parsed.header,
    layers: Object.keys(parsed.tables.layer.layers),
    lineTypes: Object.keys(parsed.tables.lineType.lineTypes),
    entities: parsed.entities as unknown as Entity[],
  };
}
