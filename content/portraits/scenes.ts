import { marigold } from './accessories.ts';
import type { SeededRandom } from './random.ts';
import { circle, colors, ellipse, group, line, n, path } from './svg.ts';

/** Behind the animal, on a picture of 400 by 340. */
export const scenes = [
  'agave',
  'bougainvillea',
  'papelPicado',
  'tiles',
  'palm',
  'sun',
  'cenote',
  'nopal',
  'arch',
  'cempasuchil',
] as const;
export type Scene = (typeof scenes)[number];

const soft = ['#cfe8df', '#fbd9e4', '#ffe3a8', '#d9d3f3', '#cde4f4', '#ffd9c4', '#e2ebbd'] as const;
/** For pale animals. */
const strong = [
  '#8fcab8',
  '#f3a6bf',
  '#f6c05e',
  '#b3a7e4',
  '#92c3e2',
  '#f3ab86',
  '#b9cd7d',
] as const;

export function scene(kind: Scene, pale: boolean, random: SeededRandom): string {
  const at = Math.floor(random.next() * soft.length);
  const ground = (pale ? strong[at] : soft[at]) ?? soft[0];
  return `<rect width="400" height="340" fill="${ground}"/>${drawings[kind](random, pale)}`;
}

const drawings: Record<Scene, (random: SeededRandom, pale: boolean) => string> = {
  agave: () =>
    circle(200, 168, 128, colors.cream, { opacity: 0.55 }) +
    group('translate(52 356) scale(1.15)', agave()) +
    group('translate(352 362) scale(-1 1)', agave()),

  bougainvillea: (random) =>
    branch(random) + group('translate(400 0) scale(-.8 .8)', branch(random)),

  papelPicado: () => picado(20, 0.78) + picado(-8, 1),

  tiles: (_random, pale) =>
    circle(200, 150, 118, '#ffffff', { opacity: 0.4 }) +
    `<rect y="238" width="400" height="102" fill="${colors.cream}"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => tile(i * 51 + 21, 264, pale) + tile(i * 51 + 21, 315, pale)).join('')}<rect y="232" width="400" height="7" fill="${colors.sky}"/>`,

  palm: (random) =>
    `<rect width="400" height="340" fill="${random.pick(['#cde9f4', '#ffd9c4', '#fbd3dd'])}"/>` +
    circle(300, 92, 46, colors.sol) +
    path('M0 232h400v108H0z', '#4fb3b4') +
    line('M18 252h60M120 262h44M262 250h52M330 268h50M40 280h30M300 292h46', '#d4f1ea', 4, {
      opacity: 0.8,
    }) +
    path('M0 304c90-26 310-26 400 0v36H0z', '#f7deb0') +
    group('translate(46 336)', palm()),

  sun: () =>
    circle(200, 176, 140, colors.sol, { opacity: 0.9 }) +
    Array.from({ length: 24 }, (_, i) =>
      group(
        `translate(200 176) rotate(${i * 15})`,
        path(
          i % 2 ? 'M-9-150h18L0-176z' : 'M-11-150h22L0-196z',
          i % 2 ? colors.terracotta : colors.rosaLight,
          { opacity: 0.75 },
        ),
      ),
    ).join(''),

  cenote: (random, pale) =>
    path('M0 0h400v340H0z', pale ? '#d9bd8a' : '#ecdcbb') +
    path(
      'M0 0h96C64 60 84 120 40 176c-24 30-20 60-40 80zM400 0h-96c32 60 12 120 56 176 24 30 20 60 40 80z',
      '#d3bd93',
    ) +
    path(
      'M0 0h50C30 50 44 96 16 132 8 144 4 156 0 164zM400 0h-50c20 50 6 96 34 132 8 12 12 24 16 32z',
      '#b9a075',
    ) +
    path('M120 0h160l50 340H70z', '#fffbe0', { opacity: pale ? 0.25 : 0.6 }) +
    ellipse(200, 322, 270, 62, '#1f8fa6') +
    ellipse(200, 326, 216, 44, '#45b9c6') +
    ellipse(200, 330, 150, 28, '#9be2dd', { opacity: 0.85 }) +
    [18, 52, 88, 312, 350, 384].map((x) => vine(x, random.between(60, 150))).join(''),

  nopal: () =>
    circle(200, 150, 118, colors.sol, { opacity: 0.75 }) +
    path('M0 276c80-40 150-22 210-20s120-26 190 4v80H0z', colors.terracotta, { opacity: 0.55 }) +
    group('translate(54 330)', nopal()) +
    group('translate(356 336) scale(-.8 .8)', nopal()),

  arch: (_random, pale) =>
    `<rect width="400" height="340" fill="${pale ? '#d9683c' : '#f2a36b'}"/>` +
    path('M62 340V168C62 84 124 30 200 30s138 54 138 138v172z', pale ? '#3fa5a0' : '#cdeae2') +
    line('M62 340V168C62 84 124 30 200 30s138 54 138 138v172', colors.cream, 9) +
    pot(30) +
    pot(370),

  cempasuchil: (random) =>
    circle(200, 156, 124, '#ffffff', { opacity: 0.4 }) +
    [0, 1]
      .flatMap((side) =>
        Array.from({ length: 9 }, (_, i) => {
          const x = (side ? 400 : 0) + (side ? -1 : 1) * (i % 3) * 34 + random.between(-8, 8);
          const y = 336 - Math.floor(i / 3) * 32 - random.between(0, 12) - (side ? 0 : 4);
          return (
            ellipse(x + 12, y + 14, 15, 6, colors.jade, { opacity: 0.8 }) +
            marigold(
              n(x),
              n(y),
              n(random.between(15, 22)),
              random.pick([colors.sol, '#ff8a1f', '#f76b1c']),
            )
          );
        }),
      )
      .join(''),
};

function agave(): string {
  const leaf = (angle: number, length: number, fill: string) =>
    group(
      `rotate(${angle})`,
      path(
        `M-13 0C-20 ${-length * 0.5} -8 ${-length * 0.8} 0 ${-length}C8 ${-length * 0.8} 20 ${-length * 0.5} 13 0Z`,
        fill,
      ),
      line(`M0-8V${-length * 0.8}`, '#bfe5d5', 2.2, { opacity: 0.5 }),
    );
  return [
    ...[-78, 78, -52, 52].map((angle) => leaf(angle, 118, colors.jade)),
    ...[-30, 30].map((angle) => leaf(angle, 146, '#0d8571')),
    leaf(0, 168, '#149078'),
    ...[-64, 64, -18, 18].map((angle) => leaf(angle, 92, '#27a489')),
  ].join('');
}

function branch(random: SeededRandom): string {
  const spots = [
    [14, 22],
    [44, 40],
    [70, 20],
    [96, 44],
    [20, 66],
    [126, 22],
    [56, 78],
    [14, 112],
    [150, 40],
    [98, 84],
    [38, 128],
  ] as const;
  return (
    line('M-10-6C40 30 90 30 168 34M-6 10C16 60 20 100 36 146', '#6c5134', 4) +
    spots
      .map(([x, y]) =>
        group(
          `translate(${x} ${y}) rotate(${n(random.between(0, 120))})`,
          path('M0 0C10-14 26-12 30 0 22 10 10 8 0 0z', '#2f8f62'),
        ),
      )
      .join('') +
    spots
      .map(([x, y]) =>
        group(
          `translate(${x} ${y}) rotate(${n(random.between(0, 120))}) scale(${n(random.between(0.9, 1.25))})`,
          bracts(random.pick([colors.rosa, '#e0247a', '#f0559a'])),
        ),
      )
      .join('')
  );
}

function bracts(fill: string): string {
  return (
    [0, 120, 240]
      .map((angle) =>
        group(
          `rotate(${angle})`,
          path('M0 0C-12-6-12-20 0-25 12-20 12-6 0 0z', fill),
          line('M0-3v-15', '#fff', 1.2, { opacity: 0.4 }),
        ),
      )
      .join('') + circle(0, 0, 3.2, '#fff3c4')
  );
}

function picado(y: number, scale: number): string {
  const flag =
    'M2 3h92v33c-6 0-8 10-14 10s-7-6-13-6-8 14-19 14-13-14-19-14-7 6-13 6S8 36 2 36zM48 13l9 10-9 10-9-10zM24 15a5 5 0 1 0 .1 0zM72 15a5 5 0 1 0 .1 0zM14 28l4 4-4 4-4-4zM82 28l4 4-4 4-4-4zM48 40a4 4 0 1 0 .1 0z';
  const fills = [colors.rosa, colors.sol, colors.jade, colors.violet, colors.terracotta];
  const shift = scale < 1 ? 2 : 0;
  return (
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        group(
          `translate(${n(i * 94 * scale - 20)} ${n(y + 10 + (scale < 1 ? 44 : 0) + Math.sin(i * 1.3) * 4)}) scale(${scale})`,
          path(flag, fills[(i + shift) % 5] ?? colors.rosa, {
            'fill-rule': 'evenodd',
            opacity: scale < 1 ? 0.55 : 1,
          }),
        ),
      )
      .join('') + line(`M-10 ${n(y + 12 + (scale < 1 ? 44 : 0))}H410`, '#2b1230', 2.2)
  );
}

function tile(x: number, y: number, pale: boolean): string {
  return group(
    `translate(${x} ${y})`,
    `<rect x="-24" y="-24" width="48" height="48" rx="2" fill="${pale ? '#9fc7de' : '#fffdf6'}"/>`,
    [0, 90, 180, 270]
      .map((angle) =>
        group(
          `rotate(${angle})`,
          path('M0-3C-9-9-8-17 0-22 8-17 9-9 0-3z', pale ? '#1f6d9e' : colors.sky),
          path('M24 24h-13q0-13 13-13z', colors.sol),
          path('M10 10l7 0 0 7z', colors.jadeLight),
        ),
      )
      .join(''),
    circle(0, 0, 4, colors.rosa),
  );
}

function palm(): string {
  const frond = (angle: number) =>
    group(
      `translate(10 -232) rotate(${angle})`,
      path('M0 0C30-30 84-28 112 14 84 0 60 0 46 6 40-2 20-2 0 0z', colors.jade),
      line('M4-3C32-18 70-14 100 6', '#7fd0b2', 2, { opacity: 0.6 }),
    );
  return (
    line('M-6 0C-22-80-6-170 10-232', '#9a6a43', 15) +
    line('M-6 0C-22-80-6-170 10-232', '#7c5233', 15, {
      'stroke-dasharray': '3 17',
      'stroke-linecap': 'butt',
    }) +
    [-200, -160, -110, -60, -18, 22].map(frond).join('') +
    circle(4, -222, 9, '#8a5a30') +
    circle(19, -218, 9, '#7a4b26')
  );
}

function vine(x: number, length: number): string {
  const leaves = Array.from({ length: Math.floor(length / 18) }, (_, i) =>
    group(
      `translate(${x} ${i * 18 + 12}) rotate(${i % 2 ? 30 : 150})`,
      path('M0 0C6-8 16-7 19 0 14 6 6 5 0 0z', '#2f8f62'),
    ),
  );
  return line(`M${x} 0v${n(length)}`, '#3f7a4d', 2.6) + leaves.join('');
}

function nopal(): string {
  const pad = (x: number, y: number, angle: number, size: number, fill: string) =>
    group(
      `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
      path('M0 0C-30-14-36-66 0-78 36-66 30-14 0 0z', fill),
      [
        [-10, -24],
        [8, -34],
        [-8, -50],
        [10, -56],
        [0, -14],
      ]
        .map(([a = 0, b = 0]) => line(`M${a} ${b}l3-5m-3 5l-3-5`, '#d7efc0', 1.6))
        .join(''),
    );
  const fruit = (x: number, y: number, angle: number) =>
    group(
      `translate(${x} ${y}) rotate(${angle})`,
      path('M-6 0C-10-10-7-18 0-20 7-18 10-10 6 0z', colors.rosa),
      path('M-5-19h10l-2-4H-3z', '#f7b733'),
    );
  return (
    pad(0, 8, 0, 1.25, '#2f8f62') +
    pad(-24, -66, -34, 0.9, '#3aa06e') +
    pad(20, -80, 26, 1, '#48ad79') +
    pad(-2, -88, -4, 0.8, '#2f8f62') +
    fruit(-60, -128, -34) +
    fruit(-74, -112, -52) +
    fruit(46, -154, 20) +
    fruit(62, -142, 44) +
    fruit(-6, -148, -8)
  );
}

function pot(x: number): string {
  return group(
    `translate(${x} 340)`,
    [-40, -14, 14, 40]
      .map((angle) =>
        group(
          `translate(0 -46) rotate(${angle})`,
          path('M-7 0C-12-40-4-62 0-72 4-62 12-40 7 0z', colors.jade),
        ),
      )
      .join(''),
    [-30, 0, 30]
      .map((angle) =>
        group(`translate(0 -46) rotate(${angle})`, group('translate(0 -66)', bracts(colors.rosa))),
      )
      .join(''),
    path('M-27-50h54l-8 50h-38z', '#b24a26'),
    path('M-31-56h62v12h-62z', '#c95b33'),
    line('M-22-28h44', colors.sol, 4, { 'stroke-dasharray': '5 5', 'stroke-linecap': 'butt' }),
  );
}
