import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { RecordPart } from '#domain/content/record-uses.ts';
import { mediaKey } from '#server/features/kits/media/media-files.ts';
import { loadSharp } from '#server/features/kits/media/sharp.ts';
import type { Letterhead, Logo } from '#server/pdf/letterhead.ts';
import type { ContentDependencies } from './content-dependencies.ts';

/** In pixels: three for each point of the largest that a document shows. */
const largest = { width: 600, height: 200 };

/** Makes the heads of documents by what the organisation's record says; each logo is prepared once. */
export function createLetterheads({
  mediaAssets,
  files,
}: Pick<ContentDependencies, 'mediaAssets' | 'files'>) {
  const logos = new LRUCache<string, Logo>({
    // The current one, the one before it, and those of drafts that somebody looks at.
    max: 4,
    fetchMethod: (id) => prepare(id),
  });

  async function prepare(id: string): Promise<Logo | undefined> {
    const asset = (await mediaAssets.find([id])).get(id);
    const width = asset?.widths.find((one) => one >= largest.width) ?? asset?.widths.at(-1);
    const found = width && (await files.open(mediaKey(id, `${width}.webp`)));
    if (!found) return undefined;
    const sharp = await loadSharp();
    const { data, info } = await sharp(await buffer(found.stream))
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { id, png: data, aspect: info.width / info.height };
  }

  return async ({ name, logo }: RecordPart<'letterhead'>): Promise<Letterhead> => ({
    name,
    logo: logo && (await logos.fetch(logo.id)),
  });
}
