import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileTypeFromBuffer } from 'file-type';
import { checkSize, refuse } from './media-refusals.ts';
import { withoutMp4Metadata } from './mp4-metadata.ts';

export interface Film {
  bytes: Buffer;
  type: string;
  /** Its name beside the poster's files. */
  file: string;
}

const endings: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** @throws AppError that says what is wrong with the file */
export async function readFilm(bytes: Buffer): Promise<Film> {
  checkSize(bytes);
  const found = await fileTypeFromBuffer(bytes);
  const ending = found && endings[found.mime];
  if (!found || !ending) throw refuse('filmFormat');
  const type = ending === 'mp4' ? 'video/mp4' : found.mime;
  const clean = ending === 'webm' ? bytes : withoutMp4Metadata(bytes);
  return { bytes: clean, type, file: `film.${ending}` };
}

export function filmId({ bytes }: Film): string {
  return createHash('sha256').update('film:').update(bytes).digest('hex').slice(0, 32);
}

const run = promisify(execFile);

/**
 * A frame from the first second, as PNG; undefined where ffmpeg is not installed.
 * @throws AppError when ffmpeg finds nothing to show in the file
 */
export async function takeFrame({ bytes, file }: Film): Promise<Buffer | undefined> {
  const name = join(tmpdir(), `casa-animal-${randomUUID()}`);
  const [source, frame] = [`${name}-${file}`, `${name}.png`];
  try {
    await writeFile(source, bytes, { mode: 0o600 });
    // A film may name other files and addresses as its parts: only this one file is opened.
    const safe = ['-v', 'error', '-nostdin', '-protocol_whitelist', 'file', '-threads', '1'];
    const first = ['-i', source, '-map', '0:v:0', '-vf', 'thumbnail=24', '-frames:v', '1'];
    await run('ffmpeg', [...safe, ...first, frame], { timeout: 20_000 });
    return await readFile(frame);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error && error.syscall === 'spawn ffmpeg') {
      return undefined;
    }
    throw refuse('filmBroken', error);
  } finally {
    await rm(source, { force: true });
    await rm(frame, { force: true });
  }
}

/** Stands for a film of which no frame could be taken. */
export const drawnPoster = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 320 180"><rect width="320" height="180" fill="#fde6ee"/><g fill="#c2125c"><path d="M160 88c-20 0-38 20-38 36 0 12 9 17 18 17 8 0 13-3 20-3s12 3 20 3c9 0 18-5 18-17 0-16-18-36-38-36z"/><ellipse cx="120" cy="84" rx="12" ry="17" transform="rotate(-24 120 84)"/><ellipse cx="145" cy="59" rx="13" ry="18" transform="rotate(-8 145 59)"/><ellipse cx="175" cy="59" rx="13" ry="18" transform="rotate(8 175 59)"/><ellipse cx="200" cy="84" rx="12" ry="17" transform="rotate(24 200 84)"/></g><path d="M151 100v28l24-14z" fill="#fff8ec"/></svg>`;
