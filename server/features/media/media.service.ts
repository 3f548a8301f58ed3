import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Clock } from '#domain/clock.ts';
import { AppError } from '#domain/errors.ts';
import type { PetMedia } from '#domain/pets/pet.ts';
import type { FileOnDisk, FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import { drawSvg } from './drawing.ts';
import { makePlayable, takeFrame } from './ffmpeg.ts';
import { createGate } from './gate.ts';
import { createMediaRepository, type MediaRow, mediaFromRow } from './media.repository.ts';
import { refuse } from './media-errors.ts';
import { mediaKey } from './media-files.ts';
import { type MediaSource, sniff } from './media-source.ts';
import type { MediaUse } from './media-use.ts';
import { type Picture, pictureId, readPicture } from './picture.ts';
import { renderPicture } from './picture-files.ts';
import { drawnPoster, isVideoType, readVideo, requireClean, type Video, videoId } from './video.ts';

export type MediaService = ReturnType<typeof createMediaService>;

/** Pictures and videos: taken in, cleaned, brought to every size and kept once, whatever file they came in. */
export function createMediaService({
  files,
  database,
  clock,
  mediaUses,
}: {
  files: FileStore;
  database: Database;
  clock: Clock;
  /** Of every feature; read whenever it is asked. */
  mediaUses: readonly MediaUse[];
}) {
  const repository = createMediaRepository(database, mediaUses);
  // Each picture takes one core; one is always left for those who are reading the site.
  const gate = createGate(Math.max(1, availableParallelism() - 1));
  // Of their own, so that no photo waits for ffmpeg.
  const videoGate = createGate(1);
  const underWay = new Map<string, Promise<PetMedia>>();
  const inUse = new Map<string, number>();
  const leaving = new Map<string, Promise<void>>();

  /** Work on the same content is done once; who comes while it is under way waits for it. */
  function once(id: string, work: () => Promise<PetMedia>): Promise<PetMedia> {
    const running = underWay.get(id);
    if (running) return running;
    const started = work().finally(() => underWay.delete(id));
    underWay.set(id, started);
    return started;
  }

  /** While somebody adds it and shows it somewhere, it is not forgotten; who comes while it goes waits. */
  async function use<T>(id: string, work: () => Promise<T>): Promise<T> {
    while (leaving.has(id)) await leaving.get(id);
    inUse.set(id, (inUse.get(id) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const others = (inUse.get(id) ?? 1) - 1;
      if (others > 0) inUse.set(id, others);
      else inUse.delete(id);
    }
  }

  async function findWhole(id: string): Promise<PetMedia | undefined> {
    const row = await repository.find(id);
    if (!row) return undefined;
    // The share image is written last of all.
    return (await files.find(mediaKey(id, 'og.jpg'))) ? mediaFromRow(row) : undefined;
  }

  function keep(id: string, picture: Picture, video?: Video): Promise<PetMedia> {
    return once(id, async () => {
      const known = await findWhole(id);
      if (known) return known;
      const rendered = await renderPicture(picture);
      const row: MediaRow = {
        id,
        created_at: clock.now().toISOString(),
        kind: video ? 'video' : 'image',
        width: picture.width,
        height: picture.height,
        placeholder: rendered.placeholder,
        widths_json: JSON.stringify(rendered.widths),
        focus_x: rendered.focus.x,
        focus_y: rendered.focus.y,
        video_file: video ? mediaKey(id, video.file) : null,
        video_type: video?.type ?? null,
        unused_since: null,
      };
      await store(row, rendered.files, video);
      return mediaFromRow(row);
    });
  }

  /** Files first, then the row: what the database knows of is there. */
  async function store(row: MediaRow, pictures: Map<string, Buffer>, video?: Video) {
    const written: string[] = [];
    const put = (name: string, body: Buffer | FileOnDisk) => {
      written.push(mediaKey(row.id, name));
      return files.put(mediaKey(row.id, name), body);
    };
    try {
      if (video) await put(video.file, { path: video.path });
      for (const [name, bytes] of pictures) await put(name, bytes);
      await repository.add(row);
    } catch (error) {
      await Promise.allSettled(written.map((key) => files.delete(key)));
      throw error;
    }
  }

  function addImage(source: MediaSource, show?: Show): Promise<PetMedia> {
    return gate(async () => {
      const picture = await readPicture(source);
      const id = pictureId(picture);
      return use(id, () => keep(id, picture).then(shown(show)));
    });
  }

  function addVideo(source: MediaSource, poster?: Buffer, show?: Show): Promise<PetMedia> {
    return videoGate(() =>
      inWorkFolder(source, async (file, folder) => {
        const video = await readVideo(file);
        const id = await videoId(video);
        return use(id, async () => shown(show)(await keepVideo(id, video, folder, poster)));
      }),
    );
  }

  async function keepVideo(id: string, video: Video, folder: string, poster: Buffer | undefined) {
    const known = await findWhole(id);
    if (known) return known;
    const playable = (await makePlayable(video, folder)) ?? requireClean(video);
    const frame = poster ?? (await takeFrame(playable, folder));
    return gate(async () => keep(id, await readPoster(frame), playable));
  }

  return {
    /** The picture or video of this id, when its row and its files are all there. */
    find: findWhole,

    /**
     * A picture or a video, by its content. The file is the portal's own to change, and the caller's to remove.
     * @param show puts it where it is seen, before anything can forget it
     * @throws AppError 'tooLarge', 'unsupportedMedia', 'invalid' for what is no usable picture or video, 'unavailable'
     * when there is no room left
     */
    async add(file: FileOnDisk, show: Show): Promise<PetMedia> {
      if (isVideoType(await sniff(file))) return addVideo(file, undefined, show);
      try {
        return await addImage(file, show);
      } catch (error) {
        // Who sends neither is told about both.
        if (error instanceof AppError && error.code === 'unsupportedMedia')
          throw refuse('mediaFormat');
        throw error;
      }
    },

    /** @throws AppError as `add` */
    addImage,

    /** One of the portal's own drawings; never an SVG from outside. */
    addDrawing(svg: string): Promise<PetMedia> {
      return gate(async () => {
        const picture = await readPicture(await drawSvg(svg));
        return keep(pictureId(picture), picture);
      });
    },

    /**
     * Where ffmpeg is installed the video becomes one that browsers play, without what the camera wrote beside it;
     * elsewhere MP4 and MOV of picture and sound alone are taken, without what they tell. Its size is the poster's: the given one, a frame of
     * the video, or a drawing where no frame can be taken.
     * @throws AppError as `add`
     */
    addVideo,

    /**
     * Deletes what nothing uses, row and files; what is in use, or somebody is just adding, stays. Other processes
     * are kept out by the row alone: one that adds the same content in the same moment has to try again.
     */
    async forget(id: string): Promise<void> {
      if (inUse.has(id) || leaving.has(id)) return;
      const going = (async () => {
        if (!(await repository.removeUnused(id))) return;
        for (const key of await files.list(mediaKey(id, ''))) await files.delete(key);
      })().finally(() => leaving.delete(id));
      leaving.set(id, going);
      await going;
    },
  };
}

type Show = (asset: PetMedia) => Promise<void>;

const shown = (show: Show | undefined) => async (asset: PetMedia) => {
  await show?.(asset);
  return asset;
};

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
