import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Answer } from './answer.ts';
import { frontAnswer } from './answer.ts';

const rendered = new URL('../pictures/', import.meta.url);
const uploadPattern = /^\/wp-content\/uploads\/2026\/11\/([\w-]+?)(?:-(\d{2,3})x\2)?\.webp$/;

async function readPicture(name: string): Promise<Buffer | null> {
  try {
    return await readFile(new URL(`${name}.webp`, rendered));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** Answers for the pictures in the store's uploads folder. */
export async function answerUpload(path: string): Promise<Answer> {
  const [, name, side] = uploadPattern.exec(path) ?? [];
  if (!name) return frontAnswer(404, '404 Not Found');
  const whole = await readPicture(name);
  if (!whole) return frontAnswer(404, '404 Not Found');
  const body = side ? await sharp(whole).resize(Number(side)).webp().toBuffer() : whole;
  return {
    status: 200,
    headers: { 'Content-Type': 'image/webp', 'Content-Length': String(body.length) },
    body,
  };
}
