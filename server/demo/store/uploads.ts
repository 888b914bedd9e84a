import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { drawAppliance } from '../drawings/draw-appliance.ts';
import type { Answer } from './answer.ts';
import { frontAnswer } from './answer.ts';

const rendered = new URL('../pictures/', import.meta.url);
const uploadPattern = /^\/wp-content\/uploads\/2026\/11\/([\w-]+?)(?:-(\d{2,3})x\2)?\.webp$/;

async function readPicture(name: string): Promise<Buffer | null> {
  try {
    return await readFile(new URL(`${name}.webp`, rendered));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const drawing = drawAppliance(name);
  return drawing === null ? null : sharp(Buffer.from(drawing)).webp({ quality: 90 }).toBuffer();
}

/** The pictures in the store's uploads folder: the rendered file, else a drawing of the appliance. */
export function createUploads() {
  const drawn = new LRUCache<string, Promise<Buffer | null>>({ max: 40 });

  return async function answerUpload(path: string): Promise<Answer> {
    const [, name, side] = uploadPattern.exec(path) ?? [];
    if (!name) return frontAnswer(404, '404 Not Found');
    let picture = drawn.get(name);
    if (!picture) {
      picture = readPicture(name);
      drawn.set(name, picture);
    }
    const whole = await picture;
    if (!whole) return frontAnswer(404, '404 Not Found');
    const body = side ? await sharp(whole).resize(Number(side)).webp().toBuffer() : whole;
    return {
      status: 200,
      headers: { 'Content-Type': 'image/webp', 'Content-Length': String(body.length) },
      body,
    };
  };
}
