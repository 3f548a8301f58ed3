import type { FocalPoint } from '#domain/pets/focal-point.ts';

/** A picture or video of a pet, by its addresses. */
export interface ManagedMedia {
  id: string;
  kind: 'image' | 'video';
  /** As the wire gives it: what `imagenes` takes back. */
  url: string;
  /** A small picture of it. */
  thumbnail: string;
  /** Of the small picture. */
  focus: FocalPoint;
}

/** What the wire says of a pet's pictures and videos. */
export interface MediaPayload {
  imagenes: readonly string[];
  puntos_focales: readonly FocalPoint[];
}

/** `url` on this site, whatever address it is open under. */
export const pathOf = ({ url }: Pick<ManagedMedia, 'url'>): string => new URL(url).pathname;

const smallWidth = 360;
const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** In their order; each `/media/{id}/{width}.webp` of a picture in its largest width, or `/media/{id}/film.{ending}`. */
export const managedMediaFrom = ({ imagenes, puntos_focales }: MediaPayload): ManagedMedia[] =>
  imagenes.map((url, index) => managedMedium(url, puntos_focales[index] ?? middle));

interface Pictured {
  images: readonly string[];
  focalPoints: readonly FocalPoint[];
}

/** The first one; undefined where there is none. */
export function pictureOf({ images: [first], focalPoints }: Pictured): ManagedMedia | undefined {
  return first === undefined ? undefined : managedMedium(first, focalPoints[0] ?? middle);
}

/** @param focus of a picture; the small picture of a video has its own */
export function managedMedium(url: string, focus: FocalPoint): ManagedMedia {
  const [, folder = '', id = '', name = ''] = /(\/media\/([^/]+)\/)([^/]+)$/.exec(url) ?? [];
  const width = /^(\d+)\.webp$/.exec(name)?.[1];
  return width === undefined
    ? // Its picture for links, which stands whole in the middle.
      { id, kind: 'video', url, thumbnail: `${folder}og.jpg`, focus: middle }
    : {
        id,
        kind: 'image',
        url,
        thumbnail: `${folder}${Math.min(smallWidth, Number(width))}.webp`,
        focus,
      };
}
