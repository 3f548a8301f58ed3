import type { Coat } from './coats.ts';
import { type Mood, mouth, roundEyes } from './face.ts';
import { dogMarkings } from './markings.ts';
import type { SeededRandom } from './random.ts';
import { both, clipped, ellipse, group, ink, isDark, line, n, path } from './svg.ts';

/** Measures from the middle of the head, in units of about 1/55 of its half width. */
export interface HeadShape {
  top: number;
  width: number;
  jaw: number;
  chin: number;
  muzzle: { y: number; rx: number; ry: number };
  eye: { x: number; y: number; r: number };
  nose: number;
  noseY: number;
}

export const dogHeads = {
  round: shape(57, 54, 40, 57, [27, 32, 28], [25, -2, 7.8], 14, 19),
  long: shape(57, 47, 34, 72, [41, 25, 30], [22, -7, 7], 14, 36),
  broad: shape(52, 61, 55, 56, [28, 41, 29], [30, -6, 7.2], 15.5, 18),
  apple: shape(57, 57, 30, 49, [29, 21, 19], [28, 3, 10.5], 9.5, 23),
  puppy: shape(57, 59, 45, 51, [27, 29, 23], [29, 3, 9.6], 11.5, 20),
  slim: shape(54, 43, 28, 70, [40, 22, 29], [20.5, -6, 7.2], 12.5, 36),
  shaggy: shape(56, 56, 46, 58, [28, 34, 28], [25, 1, 7.6], 14.5, 20),
} as const satisfies Record<string, HeadShape>;

export type DogHead = keyof typeof dogHeads;
export type DogEar = 'floppy' | 'pointed' | 'folded' | 'hound' | 'rose' | 'bat';

function shape(
  top: number,
  width: number,
  jaw: number,
  chin: number,
  [y, rx, ry]: [number, number, number],
  [eyeX, eyeY, r]: [number, number, number],
  nose: number,
  noseY: number,
): HeadShape {
  const muzzle = { y, rx, ry };
  return { top, width, jaw, chin, muzzle, eye: { x: eyeX, y: eyeY, r }, nose, noseY };
}

export function headOutline({ top, width, jaw, chin }: HeadShape): string {
  const side = (s: number) => ({ c1: n(s * width * 0.62), w: s * width, j: n(s * jaw * 0.9) });
  const [r, l] = [side(1), side(-1)];
  return `M0 ${-top}C${r.c1} ${-top} ${r.w} ${n(-top * 0.62)} ${r.w} -2C${r.w} ${n(chin * 0.62)} ${r.j} ${chin} 0 ${chin}C${l.j} ${chin} ${l.w} ${n(chin * 0.62)} ${l.w} -2C${l.w} ${n(-top * 0.62)} ${l.c1} ${-top} 0 ${-top}Z`;
}

const earPaths: Record<DogEar, { outer: string; inner?: string; flap?: string; behind: boolean }> =
  {
    floppy: {
      outer: 'M34-47c26-6 44 14 42 47-1 18-11 27-20 22-13-7-12-41-30-59z',
      behind: false,
    },
    pointed: {
      outer: 'M8-48C14-78 32-100 43-102c7-1 14 44 11 80C46-38 30-48 8-48z',
      inner: 'M24-56c4-16 12-27 17-29 4 4 8 30 6 46-6-8-14-14-23-17z',
      behind: true,
    },
    folded: {
      outer: 'M8-47C16-74 36-90 50-82c8 16 8 40 4 60C46-38 30-48 8-47z',
      flap: 'M22-74c10-16 34-18 52 2 8 9 7 24-3 24-12-2-30-14-49-26z',
      behind: true,
    },
    hound: {
      outer: 'M33-45c28-1 43 30 45 74 0 27-13 38-24 29-13-12-6-52-28-80z',
      behind: false,
    },
    rose: {
      outer: 'M28-48c16-17 42-20 53-8-2 17-14 29-28 31-6-9-14-17-25-23z',
      flap: 'M50-57c12-6 25-6 31 1-1 8-6 15-12 20-4-9-10-16-19-21z',
      behind: true,
    },
    bat: {
      outer: 'M12-46C26-92 66-116 84-106c8 24-4 66-32 92C46-30 32-42 12-46z',
      inner: 'M32-51c12-24 28-38 42-41 2 18-6 40-22 60-4-8-11-15-20-19z',
      behind: true,
    },
  };

interface DogHeadOptions {
  head: DogHead;
  ear: DogEar;
  coat: Coat;
  mood: Mood;
  random: SeededRandom;
  /** Tells the clip paths apart where two animals are in one picture. */
  id: string;
}

/** The head, its middle at 0,0. */
export function dogHead({ head, ear, coat, mood, random, id }: DogHeadOptions): string {
  const measures = dogHeads[head];
  const outline = headOutline(measures);
  const ears = dogEarPair(ear, coat, mood, measures, random);
  const bare = head === 'slim';
  const skull =
    path(outline, coat.base) +
    clipped(
      `${id}h`,
      outline,
      dogMarkings(coat, measures, random),
      ellipse(measures.width * 0.95, 10, 26, 74, ink, { opacity: 0.07 }),
      head === 'shaggy'
        ? ''
        : both(
            ellipse(-measures.width * 0.62, measures.eye.y + 24, 11, 7, '#ff6f91', {
              opacity: 0.16,
            }),
          ),
    );
  return [
    earPaths[ear].behind ? ears : '',
    head === 'shaggy' ? tufts(coat, measures) : '',
    skull,
    earPaths[ear].behind ? '' : ears,
    bare ? wrinkles(coat) : '',
    roundEyes(measures.eye, mood, isDark(coat.base)),
    nose(measures),
    mouth(measures, mood),
    head === 'shaggy' ? fringe(coat) : '',
    bare ? crest(coat) : '',
  ].join('');
}

function dogEarPair(
  ear: DogEar,
  coat: Coat,
  mood: Mood,
  { width }: HeadShape,
  random: SeededRandom,
): string {
  const { outer, inner, flap } = earPaths[ear];
  const color = coat.dark;
  const drawing = [
    path(outer, color),
    inner ? path(inner, '#f0a3ab', { opacity: 0.85 }) : '',
    flap ? path(flap, color) + path(flap, '#ffffff', { opacity: 0.14 }) : '',
  ].join('');
  const droop = mood === 'shy' ? 10 : mood === 'sleepy' ? 6 : 0;
  const perk = mood === 'curious' ? -9 : random.between(-2, 3);
  const scale = n(width / 55);
  // A patched dog often has one ear of each colour.
  const left = coat.pattern === 'patch' ? drawing.replaceAll(color, '#efe0cb') : drawing;
  return (
    group(`scale(${scale} 1) rotate(${n(droop + perk)} 30 -30)`, drawing) +
    group(`scale(-${scale} 1) rotate(${n(droop)} 30 -30)`, left)
  );
}

function nose({ nose: r, noseY }: HeadShape): string {
  const d = `M${-r} ${noseY - r * 0.25}c0-${n(r * 0.5)} ${n(r * 0.45)}-${n(r * 0.7)} ${r}-${n(r * 0.7)}s${r} ${n(r * 0.2)} ${r} ${n(r * 0.7)}-${n(r * 0.6)} ${n(r * 0.9)}-${r} ${n(r * 0.9)}-${r}-${n(r * 0.4)}-${r}-${n(r * 0.9)}z`;
  return (
    path(d, ink) + ellipse(-r * 0.3, noseY - r * 0.5, r * 0.32, r * 0.16, '#fff', { opacity: 0.45 })
  );
}

function wrinkles(coat: Coat): string {
  return both(line('M6-34q8-3 14 1M4-26q6-3 12 0', coat.dark, 2, { opacity: 0.5 }));
}

function crest(coat: Coat): string {
  return path(
    'M-13-52c-6-16 0-30 4-34 0 8 4 10 6 12 0-8 3-14 7-18-1 8 3 11 5 15 2-5 5-7 8-8-3 8 0 22-5 33-7-3-17-3-25 0z',
    coat.dark,
  );
}

function tufts(coat: Coat, { width, chin }: HeadShape): string {
  return (
    both(
      path(
        `M${width - 10}-10c16 8 20 20 14 30 6 2 6 12-2 18 4 6-4 14-14 14-4 10-16 12-22 8z`,
        coat.base,
      ),
    ) +
    path(
      `M-34 ${chin - 16}c-4 16 4 22 10 20 2 10 12 12 16 6 4 6 12 6 16 0 4 6 14 4 16-6 6 2 14-4 10-20z`,
      coat.light,
    )
  );
}

function fringe(coat: Coat): string {
  return path(
    'M-44-26C-40-60-14-68 0-66c14-2 40 6 44 40-8-2-12-8-14-12-1 10-7 16-14 18-2-6-3-10-3-14-4 8-9 12-15 14-2-6-2-10-1-16-5 10-11 14-18 16-4-4-6-8-6-14-5 8-10 10-17 8z',
    coat.dark,
  );
}
