/** A picture or film of a pet, by its addresses. */
export interface ManagedMedia {
  id: string;
  kind: 'image' | 'video';
  /** As the wire gives it: what `imagenes` takes back. */
  url: string;
  /** A small picture of it. */
  thumbnail: string;
}

const smallWidth = 360;

/** `/media/{id}/{width}.webp` of a picture in its largest width, or `/media/{id}/film.{ending}`. */
export function managedMediaFrom(url: string): ManagedMedia {
  const [, folder = '', id = '', name = ''] = /(\/media\/([^/]+)\/)([^/]+)$/.exec(url) ?? [];
  const width = /^(\d+)\.webp$/.exec(name)?.[1];
  return width === undefined
    ? { id, kind: 'video', url, thumbnail: `${folder}og.jpg` }
    : { id, kind: 'image', url, thumbnail: `${folder}${Math.min(smallWidth, Number(width))}.webp` };
}
