import type { SeededRandom } from './random.ts';
import { both, circle, clipped, colors, ellipse, group, ink, line, n, path } from './svg.ts';

export const neckwear = ['collar', 'bandana', 'sarape', 'flowers', 'none'] as const;
export type Neckwear = (typeof neckwear)[number];

const cloths = [colors.rosa, colors.jade, colors.violet, colors.sky, colors.terracotta] as const;

/** Around a neck whose middle is at 0,0 and whose half width is 44. */
export function neckPiece(kind: Neckwear, random: SeededRandom, id: string): string {
  const cloth = random.pick(cloths);
  switch (kind) {
    case 'collar':
      return (
        path('M-43-6C-22 10 22 10 43-6l3 13C24 24-24 24-46 7z', cloth) +
        line('M-43 0C-22 16 22 16 43 0', '#fff', 1.8, { 'stroke-dasharray': '1 7', opacity: 0.8 }) +
        circle(0, 20, 8.5, colors.sol) +
        circle(0, 20, 8.5, 'none', { stroke: colors.terracotta, 'stroke-width': 1.6 }) +
        paw(0, 20.5, 0.42)
      );
    case 'bandana':
      return bandana(id, cloth, dots(random));
    case 'sarape':
      return bandana(id, colors.rosa, sarape());
    case 'flowers':
      return [-40, -27, -10, 10, 27, 40]
        .map((x, i) =>
          marigold(
            x,
            9 - (x * x) / 150,
            10,
            i % 2 ? colors.sol : random.pick(['#ff8a1f', colors.rosaLight]),
          ),
        )
        .join('');
    default:
      return '';
  }
}

function bandana(id: string, cloth: string, pattern: string): string {
  const d = 'M-45-8C-22 10 22 10 45-8l3 10C34 22 14 44 4 54c-3 3-5 3-8 0C-14 44-34 22-48 2z';
  return (
    path(d, cloth) +
    clipped(`${id}n`, d, pattern) +
    line('M-47 0C-24 18 24 18 47 0', ink, 2, { opacity: 0.22 })
  );
}

function dots(random: SeededRandom): string {
  const fill = random.pick([colors.cream, colors.sol]);
  return [0, 1, 2, 3, 4]
    .flatMap((row) =>
      [-3, -2, -1, 0, 1, 2, 3].map((column) =>
        circle(column * 14 + (row % 2) * 7, row * 11 + 6, 2.4, fill),
      ),
    )
    .join('');
}

function sarape(): string {
  const stripes = [colors.sol, colors.jade, colors.cream, colors.violet, colors.terracotta];
  return stripes
    .map((fill, i) =>
      path(
        `M-60 ${i * 10 - 4}Q0 ${i * 10 + 28} 60 ${i * 10 - 4}v5Q0 ${i * 10 + 33}-60 ${i * 10 + 1}z`,
        fill,
      ),
    )
    .join('');
}

export function marigold(x: number, y: number, r: number, fill: string): string {
  const petals = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    return circle(x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, r * 0.46, fill);
  });
  return (
    petals.join('') +
    circle(x, y, r * 0.62, fill) +
    circle(x, y, r * 0.36, '#a34a00', { opacity: 0.55 })
  );
}

function paw(x: number, y: number, scale: number): string {
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(0, 4, 6.5, 5, '#7a4300'),
    both(circle(3.4, -5, 2.6, '#7a4300'), circle(8, -0.5, 2.4, '#7a4300')),
  );
}

/** The vet's cone, seen from the front; the head goes on top of it. */
export function cone(): string {
  return (
    ellipse(0, 2, 98, 92, '#ffffff', { opacity: 0.62, stroke: '#8fb6c9', 'stroke-width': 4 }) +
    ellipse(0, 8, 72, 70, '#bcdcea', { opacity: 0.55 }) +
    both(
      line('M50 52l20 20M68 20l26 8M62-30l22-18M30-62l12-22', '#8fb6c9', 2.4, { opacity: 0.8 }),
    ) +
    line('M-84-34C-70-70-34-86 0-86', '#fff', 6, { opacity: 0.85 })
  );
}

/** A bandage over the crown and past one ear; `width` is the head's half width, `top` its height. */
export function headBandage(width: number, top: number, outline: string, id: string): string {
  const band = `M${-width - 6} -8L${n(width * 0.3)} ${-top - 10}L${n(width * 0.95)} ${-top - 8}L${-width - 6} 18Z`;
  return clipped(
    `${id}w`,
    outline,
    path(band, '#fdf6ec'),
    line(
      `M${-width - 2} 0L${n(width * 0.5)} ${-top - 6}M${-width - 2} 9L${n(width * 0.72)} ${-top - 6}`,
      '#d9c7b4',
      1.8,
    ),
    group(
      `translate(${n(-width * 0.36)} ${n(-top * 0.42)}) rotate(-38)`,
      path('M0 9C-5 5-10 1-10-4-10-10-3-11 0-6 3-11 10-10 10-4 10 1 5 5 0 9z', colors.rosa),
    ),
  );
}

/** Around a foreleg of a sitting animal. */
export function pawBandage(): string {
  return (
    path('M5 150h30v24q-15 6-30 0z', '#fdf6ec') +
    line('M6 158q14 5 28 0M6 166q14 5 28 0', '#d9c7b4', 1.8) +
    path('M20 152c-3-5-10-2-8 3 1 3 5 5 8 8 3-3 7-5 8-8 2-5-5-8-8-3z', colors.rosa)
  );
}
