import type { FocalPoint } from '#domain/pets/focal-point.ts';

const step = 5;
const percent = (share: number) => Math.round((share * 100) / step) * step;

/** Attributes of a picture that fills its frame, or of the frame: by them it is cropped (`styles/focal-point.css`). */
export const croppedAt = ({ x, y }: FocalPoint) => ({
  'data-focus-x': percent(x),
  'data-focus-y': percent(y),
});
