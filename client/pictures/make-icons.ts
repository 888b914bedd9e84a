import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Makes the icons that browsers and phones ask for from `public/favicon.svg`, which alone is drawn by
 * hand. They are committed: run this after changing the drawing.
 */
const folder = fileURLToPath(new URL('../public/', import.meta.url));
const drawing = await readFile(`${folder}favicon.svg`);
const icon = (size: number) =>
  sharp(drawing, { density: 72 * (size / 64) * 4 })
    .resize(size)
    .png()
    .toBuffer();

for (const [name, size] of [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const) {
  await writeFile(folder + name, await icon(size));
}
await writeFile(`${folder}favicon.ico`, asIco(await icon(32), 32));

/** An icon file with one PNG in it, as every browser since 2009 reads it. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon, no cursor.
  header.writeUInt16LE(1, 4); // One picture.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // Colour planes.
  header.writeUInt16LE(32, 12); // Bits a pixel.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
