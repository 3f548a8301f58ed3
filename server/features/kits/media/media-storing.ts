import type { Clock } from '#domain/clock.ts';
import type { PetMedia } from '#domain/pets/pet.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import { type MediaRow, mediaFromRow } from './media.repository.ts';
import { mediaKey } from './media-files.ts';
import { find, type MediaReading } from './media-reading.ts';
import type { Picture } from './picture.ts';
import { renderPicture } from './picture-files.ts';
import type { Video } from './video.ts';

/** What the use cases here depend on. */
export interface MediaStoring extends MediaReading {
  clock: Clock;
}

export function storeOnce(
  dependencies: MediaStoring,
  id: string,
  picture: Picture,
  video?: Video,
): Promise<PetMedia> {
  const { work, clock } = dependencies;
  return work.once(id, async () => {
    const known = await find(dependencies, id);
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
    await store(dependencies, row, rendered.files, video);
    return mediaFromRow(row);
  });
}

/** Files first, then the row: what the database knows of is there. */
async function store(
  { repository, files }: MediaStoring,
  row: MediaRow,
  pictures: Map<string, Buffer>,
  video?: Video,
) {
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
