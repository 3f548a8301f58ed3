import type { Coat } from './coats.ts';
import type { SeededRandom } from './random.ts';
import { both, clipped, ellipse, group, ink, line, n, path } from './svg.ts';

interface BodyOptions {
  species: 'dog' | 'cat';
  coat: Coat;
  /** 1 is a medium animal; a sturdier one is broader. */
  girth: number;
  random: SeededRandom;
  id: string;
  /** Degrees by which a sitting animal's tail is raised. */
  wag?: number;
}

const pinto = (coat: Coat) => coat.pattern === 'patch' || coat.pattern === 'calico';

function legColor(coat: Coat): string {
  return coat.pattern === 'points' ? coat.dark : coat.base;
}

function pawColor(coat: Coat): string {
  if (coat.pattern === 'points') return coat.dark;
  return coat.pattern === 'plain' || coat.pattern === 'mask' ? coat.base : coat.light;
}

function markings({ coat, random }: BodyOptions, width: number, from: number, to: number): string {
  if (coat.pattern === 'tabby' || coat.pattern === 'brindle') {
    return both(
      ...[0.1, 0.3, 0.5, 0.7, 0.9].map((at) => {
        const y = from + (to - from) * at;
        return line(
          `M${width + 6} ${n(y)}q-14 4-${n(random.between(20, 30))} ${n(random.between(-3, 5))}`,
          coat.dark,
          5,
          { opacity: 0.7 },
        );
      }),
    );
  }
  if (coat.pattern === 'merle' || coat.pattern === 'tortoiseshell') {
    return Array.from({ length: 12 }, () =>
      group(
        `translate(${n(random.between(-width, width))} ${n(random.between(from, to))}) rotate(${n(random.between(0, 180))}) scale(1.5)`,
        path('M-9 0c0-7 8-9 12-5s9 2 8 8-8 7-13 5-7-3-7-8z', coat.accent, { opacity: 0.75 }),
      ),
    ).join('');
  }
  if (pinto(coat)) {
    return (
      ellipse(width * 0.9, from + (to - from) * 0.45, width * 0.5, (to - from) * 0.34, coat.dark) +
      (coat.pattern === 'calico'
        ? ellipse(
            -width * 0.95,
            from + (to - from) * 0.75,
            width * 0.5,
            (to - from) * 0.3,
            coat.accent,
          )
        : '')
    );
  }
  return '';
}

/** Head and shoulders: from the neck down to the edge of the picture. */
export function bust(options: BodyOptions): string {
  const { species, coat, girth, id } = options;
  const w = n((species === 'dog' ? 70 : 60) * girth);
  const neck = n((species === 'dog' ? 40 : 36) * girth);
  const outline = `M${-w} 150C${-w} 106 ${n(-w * 0.86)} 82 ${n(-neck * 1.08)} 62C${-neck} 54 ${n(-neck * 0.9)} 40 ${n(-neck * 0.55)} 14H${n(neck * 0.55)}C${n(neck * 0.9)} 40 ${neck} 54 ${n(neck * 1.08)} 62C${n(w * 0.86)} 82 ${w} 106 ${w} 150Z`;
  const half = n(w * 0.46);
  const chest = `M${-half + 4} 40C${-half - 8} 84 ${-half + 4} 112 ${-half} 150H${half}C${half - 4} 112 ${half + 8} 84 ${half - 4} 40Z`;
  return (
    (species === 'cat'
      ? tail(coat, `M${w - 16} 150C${w + 34} 140 ${w + 44} 92 ${w + 26} 62c-6-10-2-18 6-20`, 19)
      : '') +
    path(outline, coat.base) +
    clipped(
      `${id}b`,
      outline,
      markings(options, w, 70, 150),
      coat.pattern === 'points'
        ? ''
        : path(chest, coat.pattern === 'tanPoints' ? coat.accent : coat.light),
      ellipse(w * 0.96, 110, 22, 80, ink, { opacity: 0.07 }),
      ellipse(0, 44, neck + 8, 25, ink, { opacity: 0.12 }),
    )
  );
}

function tail(coat: Coat, d: string, width: number): string {
  const color = coat.pattern === 'points' || coat.pattern === 'calico' ? coat.dark : coat.base;
  const ringed = coat.pattern === 'tabby' || coat.pattern === 'brindle';
  return (
    line(d, color, width) +
    (ringed
      ? line(d, coat.dark, width, {
          'stroke-dasharray': '5 13',
          'stroke-linecap': 'butt',
          opacity: 0.75,
        })
      : '')
  );
}

/** The whole animal from the front, sitting; its paws rest at y = 190. */
export function sitting(options: BodyOptions): string {
  const { species, coat, girth, id, wag = 0 } = options;
  const w = n((species === 'dog' ? 50 : 46) * girth);
  const outline = `M-30 24C${-w + 4} 70 ${-w - 6} 120 ${-w + 4} 186H${w - 4}C${w + 6} 120 ${w - 4} 70 30 24Z`;
  const leg = 'M5 104C4 130 7 160 6 186H32C35 160 36 128 36 100Z';
  const chest = 'M0 40C-22 40 -26 66 -22 86C-18 98 -8 103 0 103S18 98 22 86C26 66 22 40 0 40Z';
  const dogTail = `M${w - 6} 176C${w + 36} 178 ${w + 52} 150 ${w + 44} 122`;
  const catTail = `M${w - 6} 180C${w + 46} 188 ${w + 60} 150 ${w + 40} 124c-8-12-2-24 8-26`;
  return [
    ellipse(6, 192, w + 40, 12, ink, { opacity: 0.16 }),
    group(
      `rotate(${n(-wag)} ${w - 6} 178)`,
      tail(coat, species === 'dog' ? dogTail : catTail, species === 'dog' ? 16 : 15),
    ),
    both(ellipse(w - 2, 158, 26, 34, coat.base), ellipse(w + 4, 188, 23, 10.5, pawColor(coat))),
    path(outline, coat.base),
    clipped(
      `${id}b`,
      outline,
      markings(options, w, 60, 160),
      coat.pattern === 'points'
        ? ''
        : path(chest, coat.pattern === 'tanPoints' ? coat.accent : coat.light),
      ellipse(0, 44, 46, 22, ink, { opacity: 0.13 }),
      both(ellipse(w, 170, 22, 46, ink, { opacity: 0.06 })),
    ),
    both(
      path(leg, legColor(coat)),
      line('M5 112v66', ink, 2, { opacity: 0.14 }),
      ellipse(19, 188, 18, 11, pawColor(coat)),
      line('M14 184v8M24 184v8', ink, 2, { opacity: 0.3 }),
    ),
  ].join('');
}

/** Curled up, seen from the side; the head goes to `sleepingHead`. */
export function sleeping(options: BodyOptions): string {
  const { coat, girth, id } = options;
  const outline =
    'M-118 60C-126 6 -70 -46 12 -46C92 -46 128 4 122 44C120 62 110 70 92 70H-96C-108 70 -116 68 -118 60Z';
  return group(
    `scale(${n(0.92 + (girth - 1) * 0.5)})`,
    path(outline, coat.base),
    clipped(
      `${id}b`,
      outline,
      group('translate(46 -40) rotate(8)', markings(options, 62, 0, 100)),
      ellipse(70, 60, 62, 60, ink, { opacity: 0.06 }),
      ellipse(-60, 40, 62, 46, ink, { opacity: 0.09 }),
    ),
    line('M44 66C34 30 52 6 88 6', ink, 2.4, { opacity: 0.22 }),
    tail(coat, 'M112 44C118 82 60 82 10 76', 22),
    ellipse(-92, 72, 24, 12, pawColor(coat)),
    line('M-98 68v8M-88 68v8', ink, 2, { opacity: 0.3 }),
  );
}

export const sleepingHead = { x: -64, y: 18 };
