import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Encoders do as little as they can: what they write is small enough as it is. */
const hasty: Record<string, string[]> = {
  libx264: ['-preset', 'ultrafast'],
  libx265: ['-preset', 'ultrafast'],
  libvpx: ['-deadline', 'realtime', '-cpu-used', '8'],
};

/** What ffmpeg writes for a name such as `film.avi`, of a moving test picture with a tone, unless told otherwise. */
export async function makeVideo(
  name: string,
  options: string[] = [],
  { silent = false, blind = false, seconds = 1, size = '320x180' } = {},
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'casa-animal-test-video-'));
  const picture = ['-f', 'lavfi', '-i', `testsrc=d=${seconds}:s=${size}:r=12`];
  const sound = ['-f', 'lavfi', '-i', `sine=d=${seconds}`];
  try {
    const inputs = [...(blind ? [] : picture), ...(silent ? [] : sound)];
    const haste = options.flatMap((option) => hasty[option] ?? []);
    await run('ffmpeg', ['-v', 'error', ...inputs, ...options, ...haste, join(folder, name)]);
    return await readFile(join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export interface VideoFacts {
  streams: { codec_type: string; codec_name: string; width?: number; tags?: object }[];
  format: { format_name: string; tags?: Record<string, string> };
}

export async function describeVideo(path: string): Promise<VideoFacts> {
  const show = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', path];
  return JSON.parse((await run('ffprobe', show)).stdout);
}

/** Of the given size, by a box that players pass over; `mark` makes it a video of its own. */
export function enlarged(mp4: Buffer, size: number, mark = 0): Buffer {
  const box = Buffer.alloc(size - mp4.length, mark);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4, 'latin1');
  return Buffer.concat([mp4, box]);
}
