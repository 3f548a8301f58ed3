import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { Clock } from '#domain/clock.ts';
import type { PetMedia } from '#domain/pets/pet.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { MediaAssetsTable } from '#server/db/tables.ts';
import { mediaFromRow } from '../pets/pet-rows.ts';
import { drawnPoster, type Film, filmId, readFilm, takeFrame } from './film.ts';
import { createGate } from './gate.ts';
import { createMediaRepository } from './media.repository.ts';
import { type Picture, pictureId, readDrawing, readPicture } from './picture.ts';
import { renderPicture } from './picture-files.ts';

export type MediaService = ReturnType<typeof createMediaService>;

/** Pictures and films: taken in, cleaned, brought to every size and kept once, whatever file they came in. */
export function createMediaService({
  files,
  database,
  clock,
}: {
  files: FileStore;
  database: Database;
  clock: Clock;
}) {
  const repository = createMediaRepository(database);
  // One thread a picture, and always a core left for those who are reading the site.
  sharp.concurrency(1);
  sharp.cache(false);
  const gate = createGate(Math.max(1, availableParallelism() - 1));
  const underWay = new Map<string, Promise<PetMedia>>();

  /** Work on the same content is done once; who comes while it is under way waits for it. */
  function once(id: string, work: () => Promise<PetMedia>): Promise<PetMedia> {
    const running = underWay.get(id);
    if (running) return running;
    const started = work().finally(() => underWay.delete(id));
    underWay.set(id, started);
    return started;
  }

  async function findWhole(id: string): Promise<PetMedia | undefined> {
    const row = await repository.find(id);
    if (!row) return undefined;
    // The share image is written last of all.
    return (await files.find(keyOf(id, 'og.jpg'))) ? mediaFromRow(row) : undefined;
  }

  function keep(id: string, picture: Picture, film?: Film): Promise<PetMedia> {
    return once(id, async () => {
      const known = await findWhole(id);
      if (known) return known;
      const rendered = await renderPicture(picture);
      const row: MediaAssetsTable = {
        id,
        created_at: clock.now().toISOString(),
        kind: film ? 'video' : 'image',
        width: picture.width,
        height: picture.height,
        placeholder: rendered.placeholder,
        widths_json: JSON.stringify(rendered.widths),
        video_file: film ? keyOf(id, film.file) : null,
        video_type: film?.type ?? null,
      };
      const all = new Map(film && [[film.file, film.bytes]]);
      for (const [name, bytes] of rendered.files) all.set(name, bytes);
      await store(row, all);
      return mediaFromRow(row);
    });
  }

  /** Files first, then the row: what the database knows of is there. */
  async function store(row: MediaAssetsTable, contents: Map<string, Buffer>): Promise<void> {
    const written: string[] = [];
    try {
      for (const [name, bytes] of contents) {
        written.push(keyOf(row.id, name));
        await files.put(keyOf(row.id, name), bytes);
      }
      await repository.add(row);
    } catch (error) {
      await Promise.allSettled(written.map((key) => files.delete(key)));
      throw error;
    }
  }

  return {
    /** The picture or film of this id, when its row and its files are all there. */
    find: findWhole,

    /** @throws AppError 'tooLarge', 'unsupportedMedia' or 'invalid' for what is no usable picture */
    addImage(bytes: Buffer): Promise<PetMedia> {
      return gate(async () => {
        const picture = await readPicture(bytes);
        return keep(pictureId(picture), picture);
      });
    },

    /** One of the portal's own drawings; never an SVG from outside. */
    addDrawing(svg: string): Promise<PetMedia> {
      return gate(async () => {
        const picture = await readDrawing(svg);
        return keep(pictureId(picture), picture);
      });
    },

    /**
     * The film is kept as it is, but for what it tells of the place and the phone. Its size is the poster's;
     * without one given, a frame of the film is taken where ffmpeg is installed, else a drawing stands in.
     * @throws AppError as `addImage`
     */
    addVideo(bytes: Buffer, poster?: Buffer): Promise<PetMedia> {
      return gate(async () => {
        const film = await readFilm(bytes);
        const id = filmId(film);
        const known = await findWhole(id);
        if (known) return known;
        const frame = poster ?? (await takeFrame(film));
        const picture = frame ? await readPicture(frame) : await readDrawing(drawnPoster);
        return keep(id, picture, film);
      });
    },
  };
}

function keyOf(id: string, name: string): string {
  return `media/${id}/${name}`;
}
