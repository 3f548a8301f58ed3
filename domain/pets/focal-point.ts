import { z } from 'zod';

/** The point of a picture that every crop keeps in view, in shares of its width and height: 0 is left, and top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** For a picture of which nothing is known: most pets are taken in the middle, their heads above it. */
export const usualFocalPoint: FocalPoint = { x: 0.5, y: 0.35 };

const share = z.number().min(0).max(1);

/** What somebody says; anything outside of the picture is no point of it. */
export const focalPointInput = z.strictObject({ x: share, y: share });

/** The nearest one in the picture, in thousandths, as it is stored. */
export function focalPointWithin({ x, y }: FocalPoint): FocalPoint {
  const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
  return { x: within(x), y: within(y) };
}

/**
 * Where a crop begins that fills a frame: the point lies in the frame at the same share as in the picture, so that it
 * is always in view. As `object-position` does it.
 * @param free what the picture is larger than the frame
 */
export const cropStart = (free: number, at: number) => Math.round(free * at);
