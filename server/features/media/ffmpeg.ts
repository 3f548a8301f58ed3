import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { largestFile } from '#domain/pets/chosen-files.ts';
import { noRoom } from '#server/adapters/files/full-disk.ts';
import type { Film } from './film.ts';
import { refuse } from './media-refusals.ts';

const execute = promisify(execFile);

/** Milliseconds for a look at a film, and for writing it anew. */
const lookFor = 20_000;
const convertFor = 120_000;
/** A film that would become larger stays as it came. */
const largestResult = 2 * largestFile;
const mostPixels = 64_000_000;

interface Stream {
  codec_type?: string;
  codec_name?: string;
  pix_fmt?: string;
}

/**
 * The film as browsers play it and without anything but picture and sound: copied where its codecs will do, else
 * turned into H.264 and AAC of at most 1280 pixels wide. Undefined where ffmpeg is not installed, and for a film
 * that would take too long or grow too large.
 * @param folder for the new file
 * @throws AppError when ffmpeg finds no film in the file, or no room on the disk
 */
export async function makePlayable(film: Film, folder: string): Promise<Film | undefined> {
  const streams = await findStreams(film);
  if (!streams) return undefined;
  const video = streams.find(({ codec_type }) => codec_type === 'video');
  const audio = streams.find(({ codec_type }) => codec_type === 'audio');
  if (!video) throw refuse('filmFormat');
  const target = film.demuxer === 'matroska' && fitsWebm(video, audio) ? webm : mp4;
  const path = join(folder, target.file);
  const done = await run('ffmpeg', convertFor, [
    ...opened(film),
    ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...(target.playsVideo(video) ? ['-c:v', 'copy'] : h264),
    ...(!audio || target.playsAudio(audio) ? ['-c:a', 'copy'] : aac),
    ...['-threads', '1', '-fs', String(largestResult), ...target.options, path],
  ]);
  if (done === undefined || (await stat(path)).size >= largestResult) return undefined;
  return { path, type: target.type, file: target.file, demuxer: target.demuxer };
}

/**
 * A frame from the first second, as PNG in the folder; undefined where ffmpeg is not installed.
 * @throws AppError when ffmpeg finds nothing to show in the file
 */
export async function takeFrame(film: Film, folder: string): Promise<string | undefined> {
  const path = join(folder, 'frame.png');
  const filter = "scale='min(1280,iw)':-2,thumbnail=24";
  const one = ['-map', '0:v:0', '-vf', filter, '-frames:v', '1', path];
  const done = await run('ffmpeg', lookFor, [...opened(film), ...one]);
  if (done === undefined) return undefined;
  await stat(path).catch((error) => {
    throw refuse('filmBroken', error);
  });
  return path;
}

const names = (...all: string[]) => new Set(all);
const eightBit = names('yuv420p', 'yuvj420p');
const mp4Audio = names('aac');
const webmVideo = names('vp8', 'vp9', 'av1');
const webmAudio = names('opus', 'vorbis');
const has = (codecs: Set<string>, { codec_name = '' }: Stream) => codecs.has(codec_name);

/** Codecs that today's browsers play, by container. */
const mp4 = {
  type: 'video/mp4',
  file: 'film.mp4',
  demuxer: 'mov',
  playsVideo: (video: Stream) =>
    video.codec_name === 'h264' ? eightBit.has(video.pix_fmt ?? '') : has(webmVideo, video),
  playsAudio: (audio: Stream) => has(mp4Audio, audio),
  // The table of contents comes first: the film starts before it has arrived.
  options: ['-movflags', '+faststart', '-f', 'mp4'],
};
const webm = {
  type: 'video/webm',
  file: 'film.webm',
  demuxer: 'matroska',
  playsVideo: (video: Stream) => has(webmVideo, video),
  playsAudio: (audio: Stream) => has(webmAudio, audio),
  options: ['-f', 'webm'],
};

const fitsWebm = (video: Stream, audio: Stream | undefined) =>
  webm.playsVideo(video) && (!audio || webm.playsAudio(audio));

const h264 = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-maxrate', '4M', '-bufsize', '8M'],
  ...['-pix_fmt', 'yuv420p', '-vf', "scale='trunc(min(1280,iw)/2)*2':-2"],
];
const aac = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];

/** One thread, and this one file: a film may name other files and addresses as its parts. */
function opened({ path, demuxer }: Film): string[] {
  const safe = ['-v', 'error', '-nostdin', '-y', '-max_pixels', String(mostPixels)];
  return [...safe, '-protocol_whitelist', 'file', '-f', demuxer, '-threads', '1', '-i', path];
}

async function findStreams({ path, demuxer }: Film): Promise<Stream[] | undefined> {
  const found = await run('ffprobe', lookFor, [
    ...['-v', 'error', '-protocol_whitelist', 'file', '-f', demuxer],
    ...['-show_entries', 'stream=codec_type,codec_name,pix_fmt', '-of', 'json', path],
  ]);
  return found === undefined ? undefined : (JSON.parse(found) as { streams: Stream[] }).streams;
}

/** What the program wrote; undefined where it is not installed or took too long. */
async function run(
  program: string,
  timeout: number,
  options: string[],
): Promise<string | undefined> {
  try {
    const { stdout } = await execute(program, options, { timeout, killSignal: 'SIGKILL' });
    return stdout;
  } catch (error) {
    const { syscall, killed, stderr } = error as NodeJS.ErrnoException & {
      killed?: boolean;
      stderr?: string;
    };
    if (syscall === `spawn ${program}` || killed) return undefined;
    if (stderr?.includes('No space left on device')) throw noRoom(error);
    throw refuse('filmBroken', error);
  }
}
