import { type FocalPoint, focalPointWithin, usualFocalPoint } from './focal-point.ts';

/** A picture made small: row by row, each pixel red, green and blue. */
export interface SmallPicture {
  pixels: Readonly<Uint8Array | Uint8ClampedArray>;
  width: number;
  height: number;
}

/** The longer side, in pixels, of what a proposal is made from. */
export const proposalSide = 48;

/**
 * Where the animal's head probably is: what differs in colour from the picture's edges, and has edges itself, counts
 * most near the middle; of that the upper part. On portraits of cats and dogs that beats libvips' `attention`, which
 * looks for human skin.
 */
export function proposeFocalPoint({ pixels, width, height }: SmallPicture): FocalPoint {
  const colours = opponentColours(pixels);
  const edges = edgeColours(colours, width, height);
  const weights = colours.map(([light, ...tint], index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const right = x + 1 < width ? (colours[index + 1]?.[0] ?? light) : light;
    const below = colours[index + width]?.[0] ?? light;
    const contrast = Math.hypot(right - light, below - light);
    const strangeness = distanceTo(edges, [light, ...tint]);
    return ((strangeness + contrast) * nearMiddle((x + 0.5) / width, (y + 0.5) / height)) ** 2;
  });
  return centreOf(weights, width, height);
}

type Colour = readonly [light: number, redness: number, yellowness: number];

function opponentColours(pixels: SmallPicture['pixels']): Colour[] {
  return Array.from({ length: Math.floor(pixels.length / 3) }, (_, index) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index * 3, index * 3 + 3);
    return [(r + g + b) / 3, r - g, (r + g) / 2 - b];
  });
}

const partsOfSide = 4;
const edgeShare = 0.06;

/** The mean colours along the picture's four sides, in parts: what is probably not the animal. */
function edgeColours(colours: readonly Colour[], width: number, height: number): Colour[] {
  const band = Math.max(1, Math.round(Math.min(width, height) * edgeShare));
  const sums = new Map<string, { count: number; total: [number, number, number] }>();
  for (const [index, colour] of colours.entries()) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const [column, row] = [
      Math.floor((x * partsOfSide) / width),
      Math.floor((y * partsOfSide) / height),
    ];
    const parts = [
      y < band && `top ${column}`,
      y >= height - band && `bottom ${column}`,
      x < band && `left ${row}`,
      x >= width - band && `right ${row}`,
    ];
    for (const part of parts) {
      if (!part) continue;
      const sum = sums.get(part) ?? { count: 0, total: [0, 0, 0] };
      sum.count += 1;
      for (const at of [0, 1, 2] as const) sum.total[at] += colour[at];
      sums.set(part, sum);
    }
  }
  return [...sums.values()].map(({ count, total: [a, b, c] }) => [a / count, b / count, c / count]);
}

/** To the three nearest of them, on the mean. */
function distanceTo(edges: readonly Colour[], [light, redness, yellowness]: Colour): number {
  const [first = 0, second = first, third = second] = edges
    .map((edge) => Math.hypot(light - edge[0], redness - edge[1], yellowness - edge[2]))
    .sort((one, other) => one - other);
  return (first + second + third) / 3;
}

const spread = 0.22;
const nearMiddle = (x: number, y: number) =>
  Math.exp(-((x - 0.5) ** 2 + (y - 0.45) ** 2) / (2 * spread ** 2));

/** How much of the animal lies above its head's middle. */
const aboveHead = 0.2;
const headHeight = 0.15;

function centreOf(weights: readonly number[], width: number, height: number): FocalPoint {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  // One colour all over, but for what rounding makes of it.
  if (whole < 0.001) return usualFocalPoint;
  let above = 0;
  const head = weights.findIndex((weight) => {
    above += weight;
    return above >= whole * aboveHead;
  });
  const y = (Math.floor(head / width) + 0.5) / height;
  let [moment, mass] = [0, 0];
  for (const [index, weight] of weights.entries()) {
    const away = ((Math.floor(index / width) + 0.5) / height - y) / headHeight;
    const counted = weight * Math.exp(-(away ** 2) / 2);
    moment += counted * ((index % width) + 0.5);
    mass += counted;
  }
  return focalPointWithin({ x: moment / mass / width, y });
}
