import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A file as it was found good. */
export interface ReadModel {
  /** Of its content. */
  hash: string;
  bytes: number;
  /** Whole mm from edge to edge. */
  size: { width: number; depth: number; height: number };
  /** Names of its finishes. */
  variants: string[];
}

export const mostModelBytes = 5_000_000;
const mostTriangles = 150_000;

/** Their decoders would have to come from other hosts. */
const undecoded = ['KHR_draco_mesh_compression', 'KHR_texture_basisu'];

/** What Khronos's validator says of a file. */
const reportSchema = z.object({
  mimeType: z.string(),
  issues: z.object({
    numErrors: z.number(),
    messages: z.array(z.object({ message: z.string(), severity: z.number() })),
  }),
  info: z.object({
    extensionsRequired: z.array(z.string()).default([]),
    resources: z.array(z.object({ storage: z.string().optional() })).default([]),
    totalTriangleCount: z.number(),
  }),
});

/** A model of an appliance (GLB), or what was expected of it. */
export async function readModel(content: Uint8Array): Promise<ReadModel | { expected: string }> {
  // A site without models does without their megabytes.
  const [{ validateBytes }, { NodeIO, getBounds }, extensions, { MeshoptDecoder }] = await Promise.all([
    import('gltf-validator'),
    import('@gltf-transform/core'),
    import('@gltf-transform/extensions'),
    import('meshoptimizer/decoder'),
  ]);
  const checked = await validateBytes(content, { maxIssues: 100 }).catch(() => null);
  const report = reportSchema.safeParse(checked).data;
  if (report?.mimeType !== 'model/gltf-binary') return { expected: 'binary glTF 2.0' };
  const { issues, info } = report;
  if (info.resources.some(({ storage }) => storage === 'external'))
    return { expected: 'one file, which names no others' };
  if (issues.numErrors > 0) {
    const first = issues.messages.find(({ severity }) => severity === 0)?.message ?? 'of its errors';
    return { expected: `valid glTF 2.0, in spite of: ${first}` };
  }
  if (info.totalTriangleCount > mostTriangles) return { expected: `at most ${mostTriangles} triangles` };
  if (info.extensionsRequired.some((name) => undecoded.includes(name)))
    return { expected: `meshes and textures without ${undecoded.join(' and ')}` };
  try {
    await MeshoptDecoder.ready;
    const io = new NodeIO()
      .registerExtensions(extensions.ALL_EXTENSIONS)
      .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
    const root = (await io.readBinary(content)).getRoot();
    const scene = root.getDefaultScene() ?? root.listScenes()[0];
    if (!scene) return { expected: 'a scene' };
    const { min, max } = getBounds(scene);
    // glTF has metres, y up, the front towards z.
    const [width = 0, height = 0, depth = 0] = max.map((end, axis) =>
      Math.round((end - (min[axis] ?? 0)) * 1000),
    );
    const variants = root
      .listExtensionsUsed()
      .filter((extension) => extension instanceof extensions.KHRMaterialsVariants)
      .flatMap((extension) => extension.listVariants().map((variant) => variant.getName()));
    return {
      hash: createHash('sha256').update(content).digest('base64url').slice(0, 16),
      bytes: content.length,
      size: { width, depth, height },
      variants,
    };
  } catch {
    return { expected: 'meshes that can be decoded' };
  }
}
