import type { LoadContext } from '#app/load-context.ts';
import type { ShownContentPicture } from '#domain/content/field.ts';
import { croppedAt } from '../components/focal-point.ts';
import type { ShownPagePicture } from '../components/PagePicture.tsx';

type Named = ShownContentPicture | undefined;

interface Frame {
  /** As in the attribute. */
  sizes: string;
  /** Width by height of the frame that it fills; undefined where it is shown whole. */
  ratio?: number;
}

/** For loaders: of all that a page shows, one that is gone is undefined. */
export async function pictureShower(
  { app }: LoadContext,
  named: readonly Named[],
  { sizes, ratio = Number.POSITIVE_INFINITY }: Frame,
): Promise<(picture: Named) => ShownPagePicture | undefined> {
  const assets = await app.mediaAssets.find(named.flatMap((picture) => picture?.id ?? []));
  return (picture) => {
    const asset = picture && assets.get(picture.id);
    if (!asset) return undefined;
    const { id, width, height, widths } = asset;
    // One that is wider than its frame is shown wider than that, and cut at its sides.
    const covers = Math.min(1, (ratio * height) / width);
    const set = (ending: 'avif' | 'webp') =>
      widths
        .map((each) => `/media/${id}/${each}.${ending} ${Math.round(each * covers)}w`)
        .join(', ');
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
