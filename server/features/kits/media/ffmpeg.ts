import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { largestFile } from '#domain/pets/chosen-files.ts';
import { noRoom } from '#server/adapters/files/full-disk.ts';
import { runLimited } from '#server/adapters/programs/limited-program.ts';
import { refuse } from './media-errors.ts';
import type { Video } from './video.ts';

/** Seconds for a look at a video, and for writing it anew. */
const lookFor = 20;
const convertFor = 120;
const largestResult = 2 * largestFile;
/** 4K and somewhat more; ffmpeg keeps up to seventeen pictures of a video in memory. */
const mostPixels = 16_000_000;
const longestSide = 8_192;

interface Stream {
  codec_type?: string;
  codec_name?: string;
  pix_fmt?: string;
  width?: number;
  height?: number;
}

/** Whether ffmpeg and ffprobe are installed and run within their limits. */
export async function canConvertVideos(): Promise<boolean> {
  const programs = ['ffmpeg', 'ffprobe'];
  const ends = await Promise.all(programs.map((each) => runLimited(each, ['-version'], lookFor)));
  return ends.every(({ kind }) => kind === 'done');
}

/**
 * The video as browsers play it and without anything but picture and sound: copied where its codecs will do, else
 * turned into H.264 and AAC of at most 1280 by 2560 pixels. Undefined where ffmpeg is not installed.
 * @param folder for the new file
 * @throws AppError when ffmpeg finds no video in the file, does not get done with it, or finds no room on the disk
 */
export async function makePlayable(video: Video, folder: string): Promise<Video | undefined> {
  const streams = await findStreams(video);
  if (!streams) return undefined;
  const picture = streams.find(({ codec_type }) => codec_type === 'video');
  const audio = streams.find(({ codec_type }) => codec_type === 'audio');
  if (!picture) throw refuse('videoFormat');
  const { width = 0, height = 0 } = picture;
  if (width * height > mostPixels || Math.max(width, height) > longestSide) {
    throw refuse('videoTooManyPixels');
  }
  const target = video.demuxer === 'matroska' && fitsWebm(picture, audio) ? webm : mp4;
  const path = join(folder, target.file);
  const done = await run('ffmpeg', convertFor, [
    ...opened(video),
    ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...(target.playsVideo(picture) ? ['-c:v', 'copy'] : h264),
    ...(!audio || target.playsAudio(audio) ? ['-c:a', 'copy'] : aac),
    ...['-threads', '1', '-fs', String(largestResult), ...target.options, path],
  ]);
  if (done === undefined) return undefined;
  // Where it reached this size ffmpeg has cut it off.
  if ((await stat(path)).size >= largestResult) throw refuse('videoTooHeavy');
  const { type, file, demuxer } = target;
  return { path, type, file, demuxer, isClean: true };
}

/**
 * A frame from the first second, as PNG in the folder; undefined where ffmpeg is not installed.
 * @throws AppError when ffmpeg finds nothing to show in the file, or does not get done with it
 */
export async function takeFrame(video: Video, folder: string): Promise<string | undefined> {
  const path = join(folder, 'frame.png');
  // Made small first, for the filter keeps as many pictures as it chooses from.
  const filter = `${smaller},format=yuv420p,thumbnail=12`;
  const one = ['-map', '0:v:0', '-vf', filter, '-frames:v', '1', path];
  const done = await run('ffmpeg', lookFor, [...opened(video), ...one]);
  if (done === undefined) return undefined;
  await stat(path).catch((error) => {
    throw refuse('videoBroken', error);
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
  // The table of contents comes first: the video starts before it has arrived.
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

/** At most what a photo may measure, and even, as H.264 wants its sides. */
const smaller =
  "scale=w='min(1280,iw)':h='min(2560,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2";
const h264 = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-maxrate', '4M', '-bufsize', '8M'],
  ...['-pix_fmt', 'yuv420p', '-vf', smaller],
];
const aac = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];

/** Of one piece of memory, in bytes; of a picture, whatever the video says of its size. */
const bounds = [
  ...['-max_alloc', String(256 * 1024 * 1024), '-max_pixels', String(mostPixels)],
  // This one file: a video may name other files and addresses as its parts.
  ...['-protocol_whitelist', 'file'],
];

function opened({ path, demuxer }: Video): string[] {
  const quiet = ['-v', 'error', '-nostdin', '-y', '-filter_threads', '1'];
  return [...quiet, ...bounds, '-f', demuxer, '-threads', '1', '-i', path];
}

async function findStreams({ path, demuxer }: Video): Promise<Stream[] | undefined> {
  const entries = 'stream=codec_type,codec_name,pix_fmt,width,height';
  const found = await run('ffprobe', lookFor, [
    ...['-v', 'error', ...bounds, '-f', demuxer, '-show_entries', entries, '-of', 'json', path],
  ]);
  return found === undefined ? undefined : (JSON.parse(found) as { streams: Stream[] }).streams;
}

/**
 * What the program wrote; undefined where it is not installed.
 * @throws AppError when it fails, or reaches a limit
 */
async function run(
  program: string,
  seconds: number,
  options: string[],
): Promise<string | undefined> {
  const end = await runLimited(program, options, seconds);
  if (end.kind === 'done') return end.output;
  if (end.kind === 'missing') return undefined;
  if (end.kind === 'stopped') throw refuse('videoTooHeavy', end.cause);
  if (end.complaint.includes('No space left on device')) throw noRoom(end.cause);
  if (end.complaint.includes('exceeds specified max pixel count'))
    throw refuse('videoTooManyPixels');
  throw refuse('videoBroken', end.cause);
}
