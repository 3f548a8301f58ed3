/** Where a square is cut out of a picture; lengths in the picture's pixels. */
export interface Crop {
  /** The square's middle. */
  x: number;
  y: number;
  /** 1 shows as much as fits, 4 a quarter of it. */
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

export const largestZoom = 4;

export const middleOf = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

export const sideOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

/** The nearest crop that lies within the picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, largestZoom);
  const half = sideOf(size, { ...crop, zoom }) / 2;
  return {
    x: clamp(crop.x, half, size.width - half),
    y: clamp(crop.y, half, size.height - half),
    zoom,
  };
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);
