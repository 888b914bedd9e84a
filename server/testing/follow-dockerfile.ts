import { execFile } from 'node:child_process';
import { chmod, chown, copyFile, cp, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

/** What a container of the image would be started with, its folders standing below one of this machine's. */
export interface FollowedImage {
  /** Where the image's `/` is. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
  stopSignal: string;
  user: { uid: number; gid: number };
  volumes: string[];
}

export interface FollowOptions {
  /** The folder with the Dockerfile. */
  context: string;
  /** An empty folder for all stages. */
  folder: string;
  /** Stages that were followed before, by name, and where their `/` would be. */
  finished: Record<string, string>;
}

interface Stage {
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  volumes: string[];
  labels: string[];
  healthcheck: string[];
  command: string[];
  stopSignal: string;
}

const run = promisify(execFile);

/**
 * Does what the Dockerfile says without Docker: each stage gets a folder in place of `/`, its base image
 * is this machine, and only the instructions that the file uses are understood.
 */
export async function followDockerfile({ context, folder, finished }: FollowOptions): Promise<FollowedImage> {
  const ignored = await readIgnored(context);
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  let isFinished = false;
  for (const [instruction, text] of readInstructions(await readFile(join(context, 'Dockerfile'), 'utf8'))) {
    if (instruction === 'ARG') continue;
    if (instruction === 'FROM') {
      const name = /\sAS\s+(\S+)$/i.exec(text)?.[1] ?? 'final';
      isFinished = name in finished;
      stage = newStage(finished[name] ?? join(folder, name));
      stages.set(name, stage);
      await mkdir(stage.root, { recursive: true });
      continue;
    }
    if (!stage) throw new Error(`${instruction} before the first FROM`);
    if (isFinished) continue;
    await follow(stage, instruction, text);
  }
  const image = stages.get('final');
  if (!image) throw new Error('The Dockerfile ends with a stage that has a name');
  const [uid, gid] = image.user.split(':').map(Number);
  if (!uid || !gid) throw new Error('The image runs as root');
  return { ...image, workdir: join(image.root, image.workdir), user: { uid, gid } };

  async function follow(current: Stage, instruction: string, text: string): Promise<void> {
    switch (instruction) {
      case 'WORKDIR':
        current.workdir = resolve(current.workdir, text);
        await mkdir(join(current.root, current.workdir), { recursive: true });
        return;
      case 'COPY':
        return copy(current, text);
      case 'RUN': {
        const command = withinRoot(current, text);
        await run('/bin/sh', ['-ec', command], {
          cwd: join(current.root, current.workdir),
          env: {
            ...process.env,
            ...current.env,
            NODE_ENV: current.env.NODE_ENV ?? '',
            npm_config_prefer_offline: 'true',
          },
          maxBuffer: 64 * 1024 * 1024,
        });
        return;
      }
      case 'ENV':
        for (const [, name = '', value = ''] of text.matchAll(/(\w+)=("[^"]*"|\S+)/g)) {
          current.env[name] = value.replaceAll('"', '');
        }
        return;
      case 'USER':
        current.user = text;
        return;
      case 'VOLUME':
        current.volumes.push(text);
        return;
      case 'STOPSIGNAL':
        current.stopSignal = text;
        return;
      case 'LABEL':
        current.labels.push(text);
        return;
      case 'EXPOSE':
        return;
      case 'HEALTHCHECK':
        current.healthcheck = readExecForm(text.slice(text.indexOf('CMD') + 3));
        return;
      case 'CMD':
        current.command = readExecForm(text);
        return;
      default:
        throw new Error(`Nobody taught this how to follow ${instruction}`);
    }
  }

  async function copy(current: Stage, text: string): Promise<void> {
    const from = /^--from=(\S+)\s+/.exec(text);
    const words = (from ? text.slice(from[0].length) : text).split(/\s+/);
    const target = words.pop() ?? '';
    const origin = from ? stages.get(from[1] ?? '')?.root : context;
    if (!origin) throw new Error(`There is no stage ${from?.[1]}`);
    for (const source of words) {
      const path = join(origin, source);
      const isFolder = (await stat(path)).isDirectory();
      const to = resolve(current.workdir, target);
      const intoFolder = !isFolder && (target.endsWith('/') || words.length > 1);
      await cp(path, join(current.root, intoFolder ? join(to, basename(source)) : to), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => from !== null || !ignored(relative(context, file)),
      });
    }
  }
}

/** Gives the files to root alone to change, and the volumes to the image's user, as in a container that is read-only. */
export async function handOver({ root, volumes, user }: FollowedImage): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod(path, (mode & ~0o222) | 0o444 | (entry.isDirectory() ? 0o111 : 0));
  }
  for (const volume of volumes) {
    await chmod(join(root, volume), 0o755);
    if (process.getuid?.() === 0) await chown(join(root, volume), user.uid, user.gid);
  }
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & 0o005) !== 0o005) await chmod(folder, mode | 0o055);
  }
}

/** Node as the image has it: at a place that its user reaches. */
export async function placeNode({ root }: FollowedImage): Promise<string> {
  const path = join(root, 'node');
  await copyFile(process.execPath, path);
  await chmod(path, 0o755);
  return path;
}

function newStage(root: string): Stage {
  return {
    root,
    workdir: '/',
    env: {},
    user: 'root',
    volumes: [],
    labels: [],
    healthcheck: [],
    command: [],
    stopSignal: '',
  };
}

/** Absolute paths of a command, but for those of its own programs, stand below the stage's folder. */
function withinRoot({ root }: Stage, command: string): string {
  const placed = command.replace(/(^|\s)(\/[\w.-]+)/g, `$1${root}$2`);
  // Only root gives files away.
  return process.getuid?.() === 0 ? placed : placed.replace(/ -[og] \d+/g, '');
}

function readInstructions(dockerfile: string): [string, string][] {
  return dockerfile
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): [string, string] => {
      const [, instruction = '', text = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
      return [instruction.toUpperCase(), text.trim()];
    });
}

/** The form without a shell, whose process gets the signals itself. */
function readExecForm(text: string): string[] {
  return JSON.parse(text) as string[];
}

/** Which paths of the context `.dockerignore` leaves out; the last line that matches decides. */
async function readIgnored(context: string): Promise<(path: string) => boolean> {
  const lines = (await readFile(join(context, '.dockerignore'), 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), pattern: line.replace(/^!/, '') }));
  return (path) => {
    if (path === '') return false;
    const parents = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    let isIgnored = false;
    for (const { isKept, pattern } of lines) {
      if (parents.some((parent) => matchesGlob(parent, pattern))) isIgnored = !isKept;
    }
    return isIgnored;
  };
}
