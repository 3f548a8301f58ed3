import type { LoadContext } from '#app/load-context.ts';
import type { ShownContentPicture } from '#domain/content/field.ts';
import { croppedAt } from './focal-point.ts';
import type { ShownPagePicture } from './PagePicture.tsx';

type Named = ShownContentPicture | undefined;

/**
 * For loaders: of all that a page shows, one that is gone is undefined.
 * @param sizes as in the attribute
 */
export async function pictureShower(
  { app }: LoadContext,
  named: readonly Named[],
  sizes: string,
): Promise<(picture: Named) => ShownPagePicture | undefined> {
  const assets = await app.mediaAssets.find(named.flatMap((picture) => picture?.id ?? []));
  return (picture) => {
    const asset = picture && assets.get(picture.id);
    if (!asset) return undefined;
    const { id, width, height, widths } = asset;
    const set = (ending: 'avif' | 'webp') =>
      widths.map((each) => `/media/${id}/${each}.${ending} ${each}w`).join(', ');
    const middle = widths[Math.floor((widths.length - 1) / 2)];
    return {
      avif: { type: 'image/avif', srcSet: set('avif'), sizes },
      img: {
        alt: picture.alt,
        src: `/media/${id}/${middle}.webp`,
        srcSet: set('webp'),
        sizes,
        width,
        height,
        loading: 'lazy',
        decoding: 'async',
        ...croppedAt(picture.focus ?? asset.focus),
      },
    };
  };
}
