import type { Coat } from './coats.ts';
import type { SeededRandom } from './random.ts';
import { both, ellipse, group, line, n, path } from './svg.ts';

interface Measures {
  top: number;
  width: number;
  chin: number;
  muzzle: { y: number; rx: number; ry: number };
  eye: { x: number; y: number; r: number };
}

function muzzleEllipse({ muzzle }: Measures, fill: string): string {
  return ellipse(0, muzzle.y, muzzle.rx, muzzle.ry, fill);
}

function blaze({ muzzle, top }: Measures, fill: string, width: number): string {
  const m = muzzle.y;
  const w = n(width);
  return path(
    `M0 ${-top * 0.72}C${-w * 0.9} ${-top * 0.72} ${-w} ${-top * 0.3} ${-w} -4C${-w} 10 ${-muzzle.rx} ${m - 20} ${-muzzle.rx} ${m}H${muzzle.rx}C${muzzle.rx} ${m - 20} ${w} 10 ${w} -4C${w} ${-top * 0.3} ${w * 0.9} ${-top * 0.72} 0 ${-top * 0.72}Z`,
    fill,
  );
}

/** What a dog's coat paints on the head; the caller clips it to the head's outline. */
export function dogMarkings(coat: Coat, measures: Measures, random: SeededRandom): string {
  const { width, top, eye } = measures;
  const muzzle = muzzleEllipse(measures, coat.light);
  const around = (side: number, fill: string) =>
    ellipse(side * eye.x * 1.06, eye.y - 2, eye.r + 14, eye.r + 18, fill);
  switch (coat.pattern) {
    case 'blaze':
      return blaze(measures, coat.light, random.between(7, 13)) + muzzle;
    case 'mask':
      return (
        both(ellipse(eye.x, eye.y + 3, eye.r + 8, eye.r + 7, coat.accent, { opacity: 0.28 })) +
        ellipse(
          0,
          measures.muzzle.y + 2,
          measures.muzzle.rx + 4,
          measures.muzzle.ry + 3,
          coat.accent,
          { opacity: 0.85 },
        ) +
        ellipse(
          0,
          measures.muzzle.y + 12,
          measures.muzzle.rx * 0.86,
          measures.muzzle.ry * 0.72,
          '#7a5847',
        )
      );
    case 'tanPoints':
      return (
        both(ellipse(eye.x - 2, eye.y - eye.r - 9, 7, 5.5, coat.accent)) +
        both(ellipse(width * 0.55, measures.muzzle.y + 6, 17, 20, coat.accent)) +
        muzzle
      );
    case 'patch':
      return around(random.next() < 0.5 ? 1 : -1, coat.accent) + muzzle;
    case 'tricolor':
      return (
        both(ellipse(width * 0.66, measures.muzzle.y + 2, 19, 22, coat.accent)) +
        blaze(measures, coat.light, random.between(8, 14)) +
        both(ellipse(eye.x - 1, eye.y - eye.r - 9, 6, 4.5, coat.accent)) +
        muzzle
      );
    case 'brindle':
      return both(stripes(coat, random)) + muzzle + blaze(measures, coat.light, 5);
    case 'merle':
      return blotches(coat, random, width, top) + blaze(measures, coat.light, 8) + muzzle;
    default:
      return muzzle;
  }
}

function stripes(coat: Coat, random: SeededRandom): string {
  return [-46, -34, -22, -10, 4, 18, 32]
    .map((y) => {
      const start = random.between(12, 24);
      return line(
        `M${n(start)} ${y}q14 ${n(random.between(-6, 4))} ${n(random.between(26, 40))} ${n(random.between(2, 12))}`,
        coat.dark,
        3.4,
        { opacity: 0.55 },
      );
    })
    .join('');
}

function blotches(coat: Coat, random: SeededRandom, width: number, height: number): string {
  return Array.from({ length: 16 }, () =>
    group(
      `translate(${n(random.between(-width, width))} ${n(random.between(-height, height))}) rotate(${n(random.between(0, 180))})`,
      path('M-9 0c0-7 8-9 12-5s9 2 8 8-8 7-13 5-7-3-7-8z', coat.accent, { opacity: 0.75 }),
    ),
  ).join('');
}

/** What a cat's coat paints on the head. */
export function catMarkings(coat: Coat, measures: Measures, random: SeededRandom): string {
  const { width, top, eye } = measures;
  const muzzle = muzzleEllipse(measures, coat.light);
  switch (coat.pattern) {
    case 'tabby':
      return (
        both(
          line(`M5 ${-top + 4}v20M16 ${-top + 4}q-1 10-5 17M27 ${-top + 8}q0 8-3 13`, coat.dark, 5),
          line(
            `M${width - 18} 6q10-1 22-5M${width - 16} 17q10 1 20 0M${width - 22} 28q8 4 18 5`,
            coat.dark,
            4.2,
          ),
        ) +
        both(ellipse(eye.x, eye.y, eye.r + 5, eye.r + 5, coat.light, { opacity: 0.55 })) +
        muzzle
      );
    case 'calico': {
      const side = random.next() < 0.5 ? 1 : -1;
      return (
        group(
          `scale(${side} 1)`,
          path(
            `M4 ${-top - 4}C-2 -30 8 -12 22 2C34 14 50 10 ${width + 8} 2V${-top - 4}Z`,
            coat.dark,
          ),
          path(
            `M-8 ${-top - 4}C-8 -40 -20 -26 -30 -18C-44 -8 -52 -10 ${-width - 8} -12V${-top - 4}Z`,
            coat.accent,
          ),
          ellipse(-width, 30, 16, 14, coat.dark),
        ) + muzzle
      );
    }
    case 'tortoiseshell':
      return (
        Array.from({ length: 13 }, (_, i) =>
          group(
            `translate(${n(random.between(-width, width))} ${n(random.between(-top, 36))}) rotate(${n(random.between(0, 180))}) scale(${n(random.between(0.9, 1.7))})`,
            path('M-9 0c0-7 8-9 12-5s9 2 8 8-8 7-13 5-7-3-7-8z', i % 3 ? coat.accent : coat.light),
          ),
        ).join('') +
        ellipse(-eye.x, eye.y + 2, eye.r + 9, eye.r + 12, coat.accent, { opacity: 0.8 })
      );
    case 'points':
      return (
        ellipse(0, measures.muzzle.y - 12, 36, 36, coat.dark, { opacity: 0.35 }) +
        ellipse(0, measures.muzzle.y - 5, 27, 27, coat.dark, { opacity: 0.75 }) +
        ellipse(0, measures.muzzle.y + 4, 19, 15, coat.dark)
      );
    case 'tuxedo':
      return (
        blaze(measures, coat.light, random.between(3, 8)) +
        muzzle +
        ellipse(0, measures.chin, 26, 16, coat.light)
      );
    default:
      return muzzle;
  }
}
