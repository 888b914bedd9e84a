import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, Logger, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, EXTTextureWebP, KHRMaterialsVariants } from '@gltf-transform/extensions';
import { meshopt } from '@gltf-transform/functions';
import type { Product } from '@kitchen/shared/product.ts';
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import sharp from 'sharp';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../platform/logging/create-logger.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';
import { openProductModels } from './product-models.ts';
import { mostModelBytes } from './read-model.ts';

interface Drawn {
  /** In metres. */
  width?: number;
  depth?: number;
  height?: number;
  triangles?: number;
  variants?: readonly string[];
  /** As glTF Transform does it: meshes with meshopt, textures as WebP. */
  packed?: boolean;
}

/** A model of one plane from corner to corner; by itself as large as AN100 is. */
async function aModel({
  width = 1,
  depth = 0.6,
  height = 0.9,
  triangles = 1,
  variants = [],
  packed = false,
}: Drawn = {}) {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.SILENT));
  const buffer = document.createBuffer();
  const corners = new Float32Array([0, 0, 0, width, 0, depth, width, height, depth]);
  const position = document.createAccessor().setType('VEC3').setArray(corners).setBuffer(buffer);
  const indices = document
    .createAccessor()
    .setArray(new Uint32Array(Array.from({ length: triangles }, () => [0, 1, 2]).flat()))
    .setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', position)
    .setIndices(indices)
    .setMaterial(document.createMaterial());
  if (variants.length > 0) {
    const extension = document.createExtension(KHRMaterialsVariants);
    const mappings = extension.createMappingList();
    for (const variant of variants) {
      const mapping = extension.createMapping().setMaterial(document.createMaterial(variant));
      mappings.addMapping(mapping.addVariant(extension.createVariant(variant)));
    }
    primitive.setExtension('KHR_materials_variants', mappings);
  }
  const node = document.createNode().setMesh(document.createMesh().addPrimitive(primitive));
  document.createScene().addChild(node);
  await MeshoptEncoder.ready;
  if (packed) {
    const onTexture = document
      .createAccessor()
      .setType('VEC2')
      .setArray(new Float32Array([0, 0, 1, 0, 1, 1]));
    primitive.setAttribute('TEXCOORD_0', onTexture.setBuffer(buffer));
    document.createExtension(EXTTextureWebP).setRequired(true);
    const image = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#7a1f2b' } })
      .webp()
      .toBuffer();
    primitive
      .getMaterial()
      ?.setBaseColorTexture(document.createTexture().setMimeType('image/webp').setImage(image));
    await document.transform(meshopt({ encoder: MeshoptEncoder }));
  }
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  return io.writeBinary(document);
}

/** A GLB of one part, as its authors want it. */
function aFileOf(json: object): Buffer {
  const text = Buffer.from(JSON.stringify({ asset: { version: '2.0' }, ...json }));
  const chunk = Buffer.concat([text, Buffer.from(' '.repeat((4 - (text.length % 4)) % 4))]);
  const head = Buffer.alloc(20);
  for (const [at, value] of [0x46546c67, 2, 20 + chunk.length, chunk.length, 0x4e4f534a].entries())
    head.writeUInt32LE(value, at * 4);
  return Buffer.concat([head, chunk]);
}

let folder: string;
let site: TestSite;
const save = (name: string, content: Uint8Array | string) => writeFile(join(folder, name), content);
const waiting = { timeout: 10_000, interval: 20 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'product-models-'));
  await save('AN100.glb', await aModel({ variants: ['burgundy', 'cream'], packed: true }));
  await save('EL90-CR.glb', await aModel({ width: 0.91, height: 0.93 }));
  await save('EL90-BK.glb', await aModel({ width: 0.9, depth: 0.62 }));
  await save('AN90.glb', 'no model');
  await save('EL80V-WH.glb', aFileOf({ scenes: [{ nodes: [7] }] }));
  await save('MX90.glb', await aModel({ triangles: 150_001 }));
  await save('MX100.glb', Buffer.alloc(mostModelBytes + 1));
  await save('PF90.glb', aFileOf({ buffers: [{ uri: 'https://example.com/a.bin', byteLength: 4 }] }));
  await save('notes.txt', 'for us');
  await symlink(join(folder, 'notes.txt'), join(folder, 'PF100.glb'));
  await symlink('/etc/hostname', join(folder, 'PF120.glb'));
  site = await startTestSite({ environment: { PRODUCT_MODELS_DIR: folder } });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function modelOf(sku: string) {
  const { body } = await supertest(site.url).get(`/api/products/${sku}?lng=en`).expect(200);
  return (body as Product).model3d;
}

/** What the log says was expected of a file. */
const expectedOf = (path: string) =>
  site.log.map((line) => JSON.parse(line)).find((line) => line.path === path)?.expected;

describe('the model of a product', () => {
  it('is that of its SKU, or else of its model’s code, which all its finishes share', async () => {
    const model = await modelOf('AN100-BU');
    expect(model).toEqual({
      address: expect.stringMatching(/^\/product-models\/[\w-]{16}\/AN100\.glb$/),
      bytes: expect.any(Number),
      variants: ['burgundy', 'cream'],
    });
    expect(await modelOf('AN100-CR')).toEqual(model);
    expect(await modelOf('EL90-CR')).toMatchObject({ variants: [] });
  });

  it('is none where it is not as large as the record says, which is logged with both sizes', async () => {
    expect(await modelOf('EL90-BK')).toBeUndefined();
    expect(expectedOf('EL90-BK.glb')).toBe(
      '900 × 600 × 900 mm, as the record has it, in place of 900 × 620 × 900 mm (EL90-BK)',
    );
  });

  it.each([
    ['no model at all', 'AN90.glb', 'AN90-AT', /^binary glTF 2\.0$/],
    ['a model with errors', 'EL80V-WH.glb', 'EL80V-WH', /^valid glTF 2\.0, in spite of: .*7/],
    ['a model of too many triangles', 'MX90.glb', 'MX90-SS', /^at most 150000 triangles$/],
    ['a file that is too large', 'MX100.glb', 'MX100-AT', /^at most 5 MB$/],
    ['a model that names other files', 'PF90.glb', 'PF90-WH', /names no others$/],
    ['a link to another file', 'PF100.glb', 'PF100-MR', /no link/],
    ['a link out of the folder', 'PF120.glb', 'PF120-SS', /no link/],
    ['another file', 'notes.txt', null, /^a file named by a SKU/],
  ])('is not %s, which is logged', async (_what, path, sku, expected) => {
    if (sku) expect(await modelOf(sku)).toBeUndefined();
    expect(expectedOf(path)).toMatch(expected);
  });
});

describe('the file of a model', () => {
  it('may be kept for good, comes in parts, and not again to who has it', async () => {
    const { address = '', bytes } = (await modelOf('AN100-BU')) ?? {};
    const { headers, body } = await supertest(site.url).get(address).responseType('blob').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename=AN100.glb',
      'accept-ranges': 'bytes',
    });
    expect(body).toHaveLength(bytes ?? 0);
    const part = await supertest(site.url)
      .get(address)
      .responseType('blob')
      .set('range', 'bytes=0-3')
      .expect(206);
    expect(String(part.body)).toBe('glTF');
    await supertest(site.url)
      .get(address)
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
  });

  it.each(['AN100.glb', 'NO-SUCH.glb', 'MX100.glb', 'notes.txt', '..%2Fnotes.txt'])(
    'is not at an address of other content: %s',
    async (file) => {
      await supertest(site.url).get(`/product-models/AAAAAAAAAAAAAAAA/${file}`).expect(404);
    },
  );

  it('is not that which has taken its place since it was checked', async () => {
    await save('EL100-BK.glb', await aModel());
    await using other = await startTestSite({ environment: { PRODUCT_MODELS_DIR: folder } });
    const { body } = await supertest(other.url).get('/api/products/EL100-BK').expect(200);
    const { address } = body.model3d;
    await supertest(other.url).get(address).expect(200);
    await save('EL100-BK.glb', 'something else');
    await supertest(other.url).get(address).expect(404);
    await rm(join(folder, 'EL100-BK.glb'));
    await symlink(join(folder, 'AN100.glb'), join(folder, 'EL100-BK.glb'));
    await supertest(other.url).get(address).expect(404);
    await rm(join(folder, 'EL100-BK.glb'));
  });
});

it('products are without models where the site has no folder, and of unknown ones nothing is said', async () => {
  await using other = await startTestSite();
  const { body } = await supertest(other.url).get('/api/products/AN100-BU').expect(200);
  expect(body).not.toHaveProperty('model3d');
  await supertest(site.url).get('/api/products/NO-SUCH').expect(404);
});

it('while the site runs, a model that is put there appears, another content has another address, and what was made before is made again', async () => {
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => log.push(line) });
  const models = await openProductModels({ folder, logger }, 20);
  onTestFinished(models.close);
  const measures = { width: 1000, depth: 600, height: 900, heightTo: 900, adjustableBy: 20 };
  const product = { sku: 'HANDLE-01/A', model: null, measures };
  const [before] = models.sources();
  expect(models.of(product)).toBeUndefined();
  await save('handle-01%2Fa.glb', await aModel());
  await vi.waitFor(() => expect(models.of(product)).toBeDefined(), waiting);
  expect(before?.invalidated).toBe(true);
  const first = models.of(product)?.address;
  expect(first).toMatch(/\/handle-01%2Fa\.glb$/);
  await save('new', await aModel({ height: 0.938 }));
  await rename(join(folder, 'new'), join(folder, 'handle-01%2Fa.glb'));
  await vi.waitFor(() => expect(models.of(product)?.address).not.toBe(first), waiting);
  expect(models.of({ ...product, measures: null })).toBeUndefined();
  await rm(join(folder, 'handle-01%2Fa.glb'));
  await vi.waitFor(() => expect(models.of(product)).toBeUndefined(), waiting);
});
