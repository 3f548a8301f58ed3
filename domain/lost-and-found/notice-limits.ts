/** In characters. */
export const noticeLimits = {
  area: 80,
  marks: 600,
  question: 140,
  answer: 140,
  entry: 1_000,
} as const;

/** Of a coordinate that of the middle of its square: nothing finer leaves the device. */
export const middleOfSquare = (degrees: number): number => (Math.floor(degrees * 100) + 0.5) / 100;
