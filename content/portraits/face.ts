import { both, circle, ellipse, group, ink, line, n, path } from './svg.ts';

export type Mood = 'happy' | 'calm' | 'shy' | 'sleepy' | 'curious';

interface Eye {
  x: number;
  y: number;
  r: number;
}

interface Muzzle {
  nose: number;
  noseY: number;
  muzzle: { y: number; rx: number; ry: number };
}

/** A shy one looks past you, a curious one up. */
function gaze(mood: Mood): [number, number] {
  if (mood === 'shy') return [1.6, 1.2];
  return mood === 'curious' ? [-0.8, -1.4] : [0, 0];
}

/** `rim` lifts the eyes from a dark coat. */
export function roundEyes({ x, y, r }: Eye, mood: Mood, rim: boolean): string {
  if (mood === 'sleepy')
    return both(line(`M${n(x - r)} ${y}q${r} ${n(r * 0.95)} ${n(r * 2)} 0`, ink, 3.2));
  const [dx, dy] = gaze(mood);
  const eye = (side: 1 | -1) => {
    const cx = side * x;
    return [
      rim ? ellipse(cx, y, r + 1.7, r * 1.08 + 1.7, '#a8683f') : '',
      ellipse(cx, y, r, r * 1.08, ink),
      circle(cx + r * 0.32 + dx, y - r * 0.36 + dy, r * 0.34, '#fff'),
      circle(cx - r * 0.3 + dx, y + r * 0.42 + dy, r * 0.16, '#fff', { opacity: 0.8 }),
    ].join('');
  };
  return eye(1) + eye(-1) + brows({ x, y, r }, mood);
}

export function brows({ x, y, r }: Eye, mood: Mood): string {
  const at = y - r - 7;
  if (mood === 'shy')
    return both(line(`M${n(x - 8)} ${n(at - 4)}q6 0 12 5`, ink, 2.6, { opacity: 0.55 }));
  if (mood === 'curious') {
    return (
      line(`M${n(x - 7)} ${n(at - 3)}q7-6 13-1`, ink, 2.6, { opacity: 0.55 }) +
      group('scale(-1 1)', line(`M${n(x - 6)} ${n(at + 1)}q6-4 12 0`, ink, 2.6, { opacity: 0.55 }))
    );
  }
  return '';
}

/** Below a dog's nose. */
export function mouth({ nose, noseY, muzzle }: Muzzle, mood: Mood): string {
  const top = n(noseY + nose * 0.62);
  const wide = n(Math.min(muzzle.rx * 0.62, 20));
  const stem = n(Math.min(9, muzzle.y + muzzle.ry - top - 9));
  const lip = n(top + stem);
  if (mood === 'happy') {
    return [
      path(
        `M${-wide + 5} ${lip + 2}q${wide - 5} 8 ${2 * wide - 10} 0c0 10-6 17-${wide - 5} 17s-${wide - 5}-7-${wide - 5}-17z`,
        '#5b1730',
      ),
      path(`M-8.500 ${lip + 10}c3-4 14-4 17 0 1 11-2 16-8.500 16s-9.500-5-8.500-16z`, '#f27a9a'),
      line(`M0 ${lip + 11}v8`, '#d9557c', 1.6),
      line(
        `M0 ${top}v${stem}M${-wide} ${lip - 2}c3 8 ${wide - 4} 9 ${wide} 2c4 7 ${wide - 3} 6 ${wide}-2`,
        ink,
        3.3,
      ),
    ].join('');
  }
  if (mood === 'shy') {
    const half = n(wide * 0.55);
    return line(
      `M0 ${top}v${stem}m${-half} 0q${n(half * 0.5)} 5 ${half} 0q${n(half * 0.5)} 5 ${half} 0`,
      ink,
      3.1,
    );
  }
  return line(
    `M0 ${top}v${stem}M${-wide} ${lip - 1}c4 7 ${n(wide - 4)} 7 ${wide} 1c4 6 ${n(wide - 4)} 6 ${wide}-1`,
    ink,
    3.2,
  );
}
