import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LimitFunction } from 'p-limit';
import { AppError } from '#domain/errors.ts';
import type { PetMedia } from '#domain/pets/pet.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import { drawSvg } from './drawing.ts';
import { makePlayable, takeFrame } from './ffmpeg.ts';
import { refuse } from './media-errors.ts';
import { find, type MediaReading } from './media-reading.ts';
import { type MediaSource, sniff } from './media-source.ts';
import { type MediaStoring, storeOnce } from './media-storing.ts';
import { type Picture, pictureId, readPicture } from './picture.ts';
import { drawnPoster, isVideoType, readVideo, requireClean, type Video, videoId } from './video.ts';

interface Dependencies extends MediaStoring, MediaReading {
  limit: LimitFunction;
  limitVideos: LimitFunction;
}

type Show = (asset: PetMedia) => Promise<void>;

const shown = (show: Show | undefined) => async (asset: PetMedia) => {
  await show?.(asset);
  return asset;
};

/** @throws AppError as `add` */
export function addImage(
  dependencies: Dependencies,
  source: MediaSource,
  show?: Show,
): Promise<PetMedia> {
  const { limit, work } = dependencies;
  return limit(async () => {
    const picture = await readPicture(source);
    const id = pictureId(picture);
    return work.use(id, () => storeOnce(dependencies, id, picture).then(shown(show)));
  });
}

/**
 * Where ffmpeg is installed the video becomes one that browsers play, without what the camera wrote beside it;
 * elsewhere MP4 and MOV of picture and sound alone are taken, without what they tell. Its size is the poster's: the given one, a frame of
 * the video, or a drawing where no frame can be taken.
 * @throws AppError as `add`
 */
export function addVideo(
  dependencies: Dependencies,
  source: MediaSource,
  poster?: Buffer,
  show?: Show,
): Promise<PetMedia> {
  const { limitVideos, work } = dependencies;
  return limitVideos(() =>
    inWorkFolder(source, async (file, folder) => {
      const video = await readVideo(file);
      const id = await videoId(video);
      return work.use(id, async () =>
        shown(show)(await keepVideo(dependencies, id, video, folder, poster)),
      );
    }),
  );
}

/**
 * A picture or a video, by its content. The file is the portal's own to change, and the caller's to remove.
 * @param show puts it where it is seen, before anything can forget it
 * @throws AppError 'tooLarge', 'unsupportedMedia', 'invalid' for what is no usable picture or video, 'unavailable'
 * when there is no room left
 */
export async function add(
  dependencies: Dependencies,
  file: FileOnDisk,
  show: Show,
): Promise<PetMedia> {
  if (isVideoType(await sniff(file))) return addVideo(dependencies, file, undefined, show);
  try {
    return await addImage(dependencies, file, show);
  } catch (error) {
    // Who sends neither is told about both.
    if (error instanceof AppError && error.reason === 'pictureFormat') throw refuse('mediaFormat');
    throw error;
  }
}

/** One of the portal's own drawings; never an SVG from outside. */
export function addDrawing(dependencies: Dependencies, svg: string): Promise<PetMedia> {
  const { limit } = dependencies;
  return limit(async () => {
    const picture = await readPicture(await drawSvg(svg));
    return storeOnce(dependencies, pictureId(picture), picture);
  });
}

/** What a picture is known by; nothing is stored. @throws AppError as `add` */
export const identifyImage = (
  { limit }: Dependencies,
  source: MediaSource,
): Promise<{ id: string }> => limit(async () => ({ id: pictureId(await readPicture(source)) }));

/** As `identifyImage`, of one of the portal's own drawings. */
export const identifyDrawing = ({ limit }: Dependencies, svg: string): Promise<{ id: string }> =>
  limit(async () => ({ id: pictureId(await readPicture(await drawSvg(svg))) }));

async function keepVideo(
  dependencies: Dependencies,
  id: string,
  video: Video,
  folder: string,
  poster: Buffer | undefined,
) {
  const { limit } = dependencies;
  const known = await find(dependencies, id);
  if (known) return known;
  const playable = (await makePlayable(video, folder)) ?? requireClean(video);
  const frame = poster ?? (await takeFrame(playable, folder));
  return limit(async () => storeOnce(dependencies, id, await readPoster(frame), playable));
}

async function readPoster(frame: Buffer | string | undefined): Promise<Picture> {
  if (frame === undefined) return readPicture(await drawSvg(drawnPoster));
  return readPicture(Buffer.isBuffer(frame) ? frame : { path: frame });
}

/** A folder beside the file, gone when the work is done. */
async function inWorkFolder<T>(
  source: MediaSource,
  work: (file: FileOnDisk, folder: string) => Promise<T>,
): Promise<T> {
  const parent = Buffer.isBuffer(source) ? tmpdir() : dirname(source.path);
  const folder = await mkdtemp(join(parent, 'casa-animal-video-'));
  try {
    if (!Buffer.isBuffer(source)) return await work(source, folder);
    const path = join(folder, 'source');
    await writeFile(path, source, { mode: 0o600 });
    return await work({ path }, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
