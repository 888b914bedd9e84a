import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FinishedPicture } from '@kitchen/shared/finished-pictures.ts';

const root = new URL('../../../', import.meta.url);
const manifest = new URL('shared/finished-pictures.json', root);

/** Puts what lies in a folder into the manifest, in place of what stood there about that folder. */
export function listFinishedPictures(folder: URL, pictures: Record<string, FinishedPicture>): void {
  const path = fileURLToPath(folder).slice(fileURLToPath(root).length);
  const known = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, FinishedPicture>;
  const entries = [
    ...Object.entries(known).filter(([file]) => !file.startsWith(path)),
    ...Object.entries(pictures).map(([file, picture]) => [`${path}${file}`, picture] as const),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
