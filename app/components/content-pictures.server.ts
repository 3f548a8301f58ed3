import type { LoadContext } from '#app/load-context.ts';
import type { ShownContentPicture } from '#domain/content/field.ts';
import type { ShownPicture } from './PetPicture.tsx';

/** A picture of a text with what it shows in words. */
export type PageMedia = ShownPicture & { alt: string };

type Named = ShownContentPicture | undefined;

/** For loaders: of all that a page shows, one that is gone is undefined. */
export async function pictureShower(
  { app }: LoadContext,
  named: readonly Named[],
): Promise<(picture: Named) => PageMedia | undefined> {
  const assets = await app.mediaAssets.find(named.flatMap((picture) => picture?.id ?? []));
  return (picture) => {
    const asset = picture && assets.get(picture.id);
    if (!asset) return undefined;
    const { id, width, height, widths, placeholder } = asset;
    const focus = picture.focus ?? asset.focus;
    return { id, width, height, widths, placeholder, focus, alt: picture.alt };
  };
}
