import type { Coat } from './coats.ts';
import { type HeadShape, headOutline } from './dog-head.ts';
import { brows, type Mood } from './face.ts';
import { catMarkings } from './markings.ts';
import type { SeededRandom } from './random.ts';
import { both, circle, clipped, ellipse, group, ink, isDark, line, n, path } from './svg.ts';

export const catHeads = {
  round: shape(52, 57, 44, 48, [25, 29, 22], [25, -1, 10]),
  slim: shape(52, 51, 34, 53, [28, 23, 21], [22, -2, 9.5]),
  kitten: shape(50, 58, 46, 44, [24, 24, 18], [26, 3, 12]),
  fluffy: shape(53, 58, 46, 49, [25, 29, 22], [25, -1, 10]),
} as const satisfies Record<string, HeadShape>;

export type CatHead = keyof typeof catHeads;

export const catEyes = ['#bfe36b', '#ffd25e', '#8fd0a0', '#f2b84b', '#7cc3e8'] as const;
export type CatEyes = (typeof catEyes)[number];

function shape(
  top: number,
  width: number,
  jaw: number,
  chin: number,
  [y, rx, ry]: [number, number, number],
  [eyeX, eyeY, r]: [number, number, number],
): HeadShape {
  const eye = { x: eyeX, y: eyeY, r };
  return { top, width, jaw, chin, muzzle: { y, rx, ry }, eye, nose: 8, noseY: y - ry + 9 };
}

interface CatHeadOptions {
  head: CatHead;
  coat: Coat;
  eyes: CatEyes;
  mood: Mood;
  random: SeededRandom;
  id: string;
}

/** The head, its middle at 0,0. */
export function catHead({ head, coat, eyes, mood, random, id }: CatHeadOptions): string {
  const measures = catHeads[head];
  const outline = headOutline(measures);
  return [
    ears(coat, measures, mood, head),
    head === 'fluffy'
      ? both(
          path(
            'M42 4C54 12 66 18 76 19 68 24 62 26 59 27 63 32 65 37 64 42 52 43 42 40 34 35z',
            coat.base,
          ),
        )
      : '',
    path(outline, coat.base),
    clipped(
      `${id}h`,
      outline,
      catMarkings(coat, measures, random),
      ellipse(measures.width * 0.95, 8, 24, 70, ink, { opacity: 0.07 }),
      both(
        ellipse(-measures.width * 0.66, measures.eye.y + 23, 10, 6.5, '#ff6f91', { opacity: 0.18 }),
      ),
    ),
    slitEyes(measures.eye, mood, eyes),
    nose(measures),
    mouth(measures, mood),
    whiskers(measures, coat),
  ].join('');
}

function ears(coat: Coat, { width, top }: HeadShape, mood: Mood, head: CatHead): string {
  const wide = width / 56;
  const tall = head === 'slim' ? 1.05 : 1;
  const outer = coat.pattern === 'points' ? coat.dark : coat.base;
  const side = (color: string) =>
    path(
      `M${width - 3} -16C${width + 2} -46 ${width - 4} -78 ${width - 6} -88c-1-7-8-9-13-4L10 ${-top + 6}Z`,
      color,
    ) +
    path(`M${width - 10} -40c2-14 0-26-2-34L22 ${-top + 4}z`, '#f4a3b5') +
    line(`M30 ${-top + 4}q6-6 10-14M38 ${-top + 10}q5-8 6-16`, coat.light, 2.4, { opacity: 0.7 });
  const right = coat.pattern === 'calico' ? coat.dark : outer;
  const left = coat.pattern === 'calico' ? coat.accent : outer;
  const turn = mood === 'shy' ? 10 : mood === 'curious' ? -4 : 0;
  return (
    group(`scale(${n(wide)} ${tall}) rotate(${turn} 30 -30)`, side(right)) +
    group(`scale(${n(-wide)} ${tall}) rotate(${mood === 'curious' ? 6 : turn} 30 -30)`, side(left))
  );
}

function slitEyes({ x, y, r }: HeadShape['eye'], mood: Mood, color: CatEyes): string {
  if (mood === 'sleepy')
    return both(line(`M${n(x - r)} ${y}q${r} ${n(r * 0.9)} ${n(2 * r)} 0`, ink, 3));
  const wide = mood === 'curious' || mood === 'shy' ? 0.62 : 0.4;
  const dx = mood === 'shy' ? 1.5 : 0;
  const eye = (side: 1 | -1) =>
    [
      ellipse(side * x, y, r + 1.6, r * 1.08 + 1.6, ink, { opacity: 0.85 }),
      ellipse(side * x, y, r, r * 1.08, color),
      ellipse(side * x + dx, y, r * wide, r * 0.92, ink),
      circle(side * x + r * 0.24 + dx, y - r * 0.42, r * 0.26, '#fff'),
      circle(side * x - r * 0.22 + dx, y + r * 0.42, r * 0.13, '#fff', { opacity: 0.8 }),
    ].join('');
  const lid = `M${n(x - r - 2)} ${n(y - r * 0.2)}C${n(x - r * 0.8)} ${n(y - r * 1.5)} ${n(x + r * 0.8)} ${n(y - r * 1.5)} ${n(x + r + 3)} ${n(y - r * 0.35)}`;
  const lids = mood === 'calm' || mood === 'happy' ? both(line(lid, ink, 2.6)) : '';
  return eye(1) + eye(-1) + lids + brows({ x, y, r }, mood);
}

function nose({ noseY }: HeadShape): string {
  return path(
    `M-7.500 ${noseY - 3}q7.500-3.500 15 0c0 4-4.500 8-7.500 8s-7.500-4-7.500-8z`,
    '#e8738f',
  );
}

function mouth({ noseY }: HeadShape, mood: Mood): string {
  const top = noseY + 5;
  const corners = line(
    `M0 ${top}v4.500c-3.500 6.500-12 6.500-15 1m15-1c3.500 6.500 12 6.500 15 1`,
    ink,
    2.9,
  );
  if (mood === 'happy')
    return path(`M-7 ${top + 8}q7 3 14 0c0 7-3 10-7 10s-7-3-7-10z`, '#c9446d') + corners;
  if (mood === 'shy') return line(`M0 ${top}v4c-2 4-7 4-9 1m9-1c2 4 7 4 9 1`, ink, 2.8);
  return corners;
}

function whiskers({ muzzle: { y, rx } }: HeadShape, coat: Coat): string {
  const dark = isDark(coat.base);
  const x = rx + 6;
  return both(
    line(
      `M${x} ${y - 2}q18-6 32-5M${x} ${y + 5}q18 0 32 5M${x - 2} ${y + 11}q14 5 26 12`,
      dark ? '#fff6e6' : ink,
      1.9,
      { opacity: dark ? 0.75 : 0.5 },
    ),
  );
}
