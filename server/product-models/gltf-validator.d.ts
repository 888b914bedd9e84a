declare module 'gltf-validator' {
  /** Checks glTF 2.0 as Khronos defines it; rejects where the bytes are none. */
  export function validateBytes(content: Uint8Array, options: { maxIssues: number }): Promise<unknown>;
}
