import type { FocalPoint } from '#domain/pets/focal-point.ts';

/** The tens of percent, A of them for all, and 0 or 5. */
function inSteps(share: number): string {
  const steps = Math.round(share * 20);
  return `${(steps >> 1).toString(11).toUpperCase()}${(steps % 2) * 5}`;
}

/** Attributes of a picture that fills its frame, or of the frame: by them it is cropped (`styles/focal-point.css`). */
export const croppedAt = ({ x, y }: FocalPoint) => ({
  'data-focus-x': inSteps(x),
  'data-focus-y': inSteps(y),
});
