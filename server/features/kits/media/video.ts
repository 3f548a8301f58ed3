import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import { refuse } from './media-errors.ts';
import { checkSize, sniff } from './media-source.ts';
import { blankMp4Metadata } from './mp4-metadata.ts';

export interface Video extends FileOnDisk {
  type: string;
  /** Its name beside the poster's files. */
  file: string;
  /** What reads it in ffmpeg, which is not left to guess. */
  demuxer: string;
  /** Whether nothing but picture and sound is left in it. */
  isClean: boolean;
}

type Kind = Pick<Video, 'type' | 'file' | 'demuxer'>;

const mp4: Kind = { type: 'video/mp4', file: 'film.mp4', demuxer: 'mov' };
const kinds: Record<string, Kind> = {
  'video/mp4': mp4,
  'video/x-m4v': mp4,
  'video/quicktime': { type: 'video/quicktime', file: 'film.mov', demuxer: 'mov' },
  'video/webm': { type: 'video/webm', file: 'film.webm', demuxer: 'matroska' },
  'video/ogg': { type: 'video/ogg', file: 'film.ogv', demuxer: 'ogg' },
  'video/vnd.avi': { type: 'video/x-msvideo', file: 'film.avi', demuxer: 'avi' },
  'video/x-ms-asf': { type: 'video/x-ms-wmv', file: 'film.wmv', demuxer: 'asf' },
};

export const isVideoType = (mime: string) => mime.startsWith('video/');

/**
 * Looks at a video and blanks, in the file itself, what an MP4 or MOV tells of the place and the phone. The other
 * containers keep their texts until ffmpeg writes the video anew (`requireClean`).
 * @throws AppError that says what is wrong with the file
 */
export async function readVideo(source: FileOnDisk): Promise<Video> {
  await checkSize(source);
  const kind = kinds[await sniff(source)];
  if (!kind) throw refuse('videoFormat');
  const isClean = kind.demuxer === 'mov' && (await blankMp4Metadata(source.path));
  return { path: source.path, ...kind, isClean };
}

/**
 * The video itself, where ffmpeg cannot write it anew.
 * @throws AppError unsupportedMedia for other containers than MP4 and MOV, and for tracks beside picture and sound
 */
export function requireClean(video: Video): Video {
  if (!video.isClean) throw refuse('videoNotClean');
  return video;
}

/** By what arrived, so that the same video is known again whatever it was turned into. */
export async function videoId({ path }: Video): Promise<string> {
  const hash = createHash('sha256').update('film:');
  const file = await open(path);
  try {
    // One piece of memory for all of the video: a stream takes a new one for each part.
    const part = Buffer.alloc(256 * 1024);
    for (let read = await file.read(part); read.bytesRead > 0; read = await file.read(part)) {
      hash.update(part.subarray(0, read.bytesRead));
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex').slice(0, 32);
}

/** Stands for a video of which no frame could be taken. */
export const drawnPoster = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 320 180"><rect width="320" height="180" fill="#fde6ee"/><g fill="#c2125c"><path d="M160 88c-20 0-38 20-38 36 0 12 9 17 18 17 8 0 13-3 20-3s12 3 20 3c9 0 18-5 18-17 0-16-18-36-38-36z"/><ellipse cx="120" cy="84" rx="12" ry="17" transform="rotate(-24 120 84)"/><ellipse cx="145" cy="59" rx="13" ry="18" transform="rotate(-8 145 59)"/><ellipse cx="175" cy="59" rx="13" ry="18" transform="rotate(8 175 59)"/><ellipse cx="200" cy="84" rx="12" ry="17" transform="rotate(24 200 84)"/></g><path d="M151 100v28l24-14z" fill="#fff8ec"/></svg>`;
