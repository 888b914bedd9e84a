/**
 * The loop of the home page: a burner that is turned off and lights again.
 *
 *     node flame-loop.ts jobs      its frames as a job list, ../.work/flame-jobs.json
 *     node flame-loop.ts encode    the drawn frames as films (needs ffmpeg)
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const work = join(import.meta.dirname, '../.work');
const films = join(import.meta.dirname, '../films');
/** Drawn frames a second; those in between are blended. */
const drawnRate = 12;

const steady = Array.from({ length: 12 }, (_, index) => ({ phase: index / 12 }));
const goesOut = [0.7, 0.4, 0.15].map((gas, index) => ({ gas, phase: index / 12 }));
const lights = [0.12, 0.3, 0.5, 0.7, 0.9].map((lit, index) => ({ lit, phase: (index + 7) / 12 }));
const off = { gas: 0 };

/** It starts as the still looks. */
const film = [
  ...steady,
  ...steady,
  ...goesOut,
  ...Array.from({ length: 8 }, () => off),
  ...lights,
  ...steady,
];

const frameName = (frame: object) =>
  `loop/flame-${Object.entries(frame)
    .map(([key, value]) => `${key}${value}`)
    .join('-')}.png`;

if (process.argv[2] === 'jobs') {
  const distinct = new Map(film.map((frame) => [frameName(frame), frame]));
  const jobs = [...distinct].map(([out, frame]) => ({
    shot: 'flame',
    ...frame,
    size: '1600x720',
    ss: 1,
    samples: 6,
    out,
  }));
  writeFileSync(join(work, 'flame-jobs.json'), JSON.stringify(jobs));
}

if (process.argv[2] === 'encode') {
  const list = film.map((frame) => `file ${frameName(frame)}\nduration ${1 / drawnRate}\n`).join('');
  writeFileSync(join(work, 'flame.txt'), list);
  mkdirSync(films, { recursive: true });
  const encode = (file: string, ...options: string[]) =>
    execFileSync('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-f', 'concat', '-i', join(work, 'flame.txt')],
      ...['-vf', `fps=${drawnRate},framerate=fps=${2 * drawnRate},format=yuv420p`, '-an'],
      ...options,
      join(films, file),
    ]);
  encode('flame.webm', '-c:v', 'libsvtav1', '-preset', '4', '-crf', '24');
  encode('flame.mp4', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '19', '-movflags', '+faststart');
}
