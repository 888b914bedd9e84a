/**
 * Models in three dimensions of some of the demo catalogue's appliances, each in all finishes that its code comes in:
 *
 *     node product-models.ts jobs      a list for write-meshes.py, ../.work/model-jobs.json
 *     node product-models.ts encode    its meshes, reduced and packed, into server/demo/files/product-models/
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Material } from '@gltf-transform/core';
import { Document, Logger, NodeIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsVariants,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import { meshopt, simplify, weld } from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import { z } from 'zod';
import type { Appliance } from '../../../server/demo/catalogue/appliance.ts';
import { pictureName } from '../../../server/demo/catalogue/appliance.ts';
import { appliances } from '../../../server/demo/catalogue/appliances.ts';
import { measures } from '../../../server/demo/catalogue/measures.ts';
import { jobFor } from './picture-job.ts';

const work = join(import.meta.dirname, '../.work');
const folder = join(import.meta.dirname, '../../../server/demo/files/product-models');

const models = [
  ...['AN100', 'AN90', 'EL90', 'MX90', 'PF90I'],
  ...['LDF60M', 'ALF60M', 'ETF90M'],
  ...['EZP78G', 'EMP75I', 'NRP75G'],
  ...['ANH90W', 'MXH90W', 'PFH90W'],
  ...['ALCY45', 'NRMW45', 'EXWD60'],
];

/** What records count in another way than pictures show: a cooker's depth, a hob's height within the worktop. */
function sized(appliance: Appliance): Record<string, string | number | boolean> {
  const { kind, line, cooktop, hoodShape } = appliance;
  const { width, height } = measures(appliance);
  if (kind === 'cooker') return { depth: 0.54 };
  if (kind === 'hob')
    return { wide: width / 1000, below: cooktop === 'induction' ? 0.041 : line === 'enzo' ? 0.004 : 0 };
  if (kind === 'hood') return { chimney: height / 1000 - (hoodShape === 'arch' ? 0.1 : 0) };
  return {};
}

if (process.argv[2] === 'jobs') {
  const jobs = models.map((model) => {
    const versions = appliances.filter((appliance) => appliance.model === model);
    const finishes = versions.map((version) => {
      const { out, size, ...job } = jobFor(pictureName(version, 'whole') ?? '');
      return [version.color, { ...job, ...sized(version) }];
    });
    const [first] = versions;
    if (!first) throw new Error(`no appliance has the code ${model}`);
    const isBuiltIn = first.kind !== 'cooker' && first.kind !== 'hob';
    return {
      name: model,
      finishes: Object.fromEntries(finishes),
      ...(isBuiltIn && { depth: measures(first).depth / 1000 }),
    };
  });
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, 'model-jobs.json'), JSON.stringify(jobs));
}

const colourSchema = z.tuple([z.number(), z.number(), z.number()]);
const lookSchema = z.object({
  color: colourSchema,
  roughness: z.number(),
  metallic: z.number().default(0),
  alpha: z.number().default(1),
  clearcoat: z.number().default(0),
  clearcoatRoughness: z.number().default(0),
  emissive: colourSchema.default([0, 0, 0]),
});
const meshesSchema = z.object({
  finishes: z.array(z.string()),
  looks: z.record(z.string(), lookSchema),
  parts: z.array(z.object({ materials: z.array(z.string()), corners: z.number() })),
});

/** How far, as a share of the whole, a surface may move where triangles are saved: where there are many. */
const error = 0.0001;
const manyTriangles = 20_000;

async function encode(name: string): Promise<void> {
  const { finishes, looks, parts } = meshesSchema.parse(
    JSON.parse(readFileSync(join(work, 'models', `${name}.json`), 'utf8')),
  );
  const bytes = readFileSync(join(work, 'models', `${name}.bin`));
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN));
  const buffer = document.createBuffer();
  const clearcoats = document.createExtension(KHRMaterialsClearcoat);
  const materials = new Map<string, Material>(
    Object.entries(looks).map(([called, look]) => {
      const material = document
        .createMaterial(called)
        .setBaseColorFactor([...look.color, look.alpha])
        .setRoughnessFactor(look.roughness)
        .setMetallicFactor(look.metallic)
        .setEmissiveFactor(look.emissive)
        .setAlphaMode(look.alpha < 1 ? 'BLEND' : 'OPAQUE');
      if (look.clearcoat > 0) {
        const clearcoat = clearcoats
          .createClearcoat()
          .setClearcoatFactor(look.clearcoat)
          .setClearcoatRoughnessFactor(look.clearcoatRoughness);
        material.setExtension('KHR_materials_clearcoat', clearcoat);
      }
      return [called, material];
    }),
  );
  const variants = document.createExtension(KHRMaterialsVariants);
  const named = finishes.map((finish) => variants.createVariant(finish));
  const mesh = document.createMesh(name);
  let at = 0;
  for (const part of parts) {
    const read = () => {
      const values = new Float32Array(
        bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + part.corners * 12),
      );
      at += values.byteLength;
      return document.createAccessor().setType('VEC3').setArray(values).setBuffer(buffer);
    };
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', read())
      .setAttribute('NORMAL', read())
      .setMaterial(materials.get(part.materials[0] ?? '') ?? null);
    if (new Set(part.materials).size > 1) {
      const mappings = variants.createMappingList();
      for (const [index, material] of part.materials.entries()) {
        const mapping = variants.createMapping().setMaterial(materials.get(material) ?? null);
        const variant = named[index];
        if (variant) mapping.addVariant(variant);
        mappings.addMapping(mapping);
      }
      primitive.setExtension('KHR_materials_variants', mappings);
    }
    mesh.addPrimitive(primitive);
  }
  const scene = document.createScene(name).addChild(document.createNode(name).setMesh(mesh));
  document.getRoot().setDefaultScene(scene);
  const corners = parts.reduce((sum, part) => sum + part.corners, 0);
  await MeshoptEncoder.ready;
  await MeshoptSimplifier.ready;
  await document.transform(
    weld(),
    ...(corners > 3 * manyTriangles ? [simplify({ simplifier: MeshoptSimplifier, ratio: 0, error })] : []),
    meshopt({ encoder: MeshoptEncoder, level: 'medium' }),
  );
  const io = new NodeIO()
    .registerExtensions([
      EXTMeshoptCompression,
      KHRMaterialsClearcoat,
      KHRMaterialsVariants,
      KHRMeshQuantization,
    ])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  const packed = await io.writeBinary(document);
  writeFileSync(join(folder, `${name}.glb`), packed);
  process.stdout.write(`${name}: ${Math.round(packed.length / 1000)} KB\n`);
}

if (process.argv[2] === 'encode') {
  mkdirSync(folder, { recursive: true });
  const made = readdirSync(join(work, 'models')).filter((file) => file.endsWith('.json'));
  for (const file of made) await encode(file.slice(0, -'.json'.length));
}
