import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Answers that real stores gave, hosts rewritten and keys removed. */
export const samplesFolder = fileURLToPath(new URL('./store-samples/', import.meta.url));

/** A captured answer by the name of its file; long HTML bodies are cut. */
export function readSample(name: string): { status: number; headers: Headers; body: string } {
  const sample = JSON.parse(readFileSync(`${samplesFolder}${name}.json`, 'utf8')) as {
    status: number;
    headers: Record<string, string>;
    body: unknown;
  };
  return {
    status: sample.status,
    headers: new Headers(sample.headers),
    body: typeof sample.body === 'string' ? sample.body : JSON.stringify(sample.body),
  };
}
