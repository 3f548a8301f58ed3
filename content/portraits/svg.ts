/** The few elements that the portraits are drawn with. Everything returns SVG text. */
type Attributes = Record<string, string | number>;

export const ink = '#2b1230';
export const colors = {
  rosa: '#c2125c',
  rosaLight: '#f06a9b',
  sol: '#ffb52e',
  jade: '#08705f',
  jadeLight: '#3fa58c',
  violet: '#7b4bb3',
  sky: '#3b8fc4',
  terracotta: '#d9683c',
  cream: '#fff6e6',
} as const;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return path(d, 'none', { stroke, 'stroke-width': width, ...ends, ...more });
}

export function circle(
  x: number,
  y: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return ellipse(x, y, r, r, fill, more);
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;
}

export function group(transform: string, ...children: string[]): string {
  return `<g transform="${transform}">${children.join('')}</g>`;
}

/** The drawing and its reflection in the vertical axis. */
export function both(...children: string[]): string {
  return children.join('') + group('scale(-1 1)', ...children);
}

/** `id` is unique within one picture. */
export function clipped(id: string, outline: string, ...children: string[]): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${children.join('')}</g>`;
}

/** Whether `color` (#rrggbb) needs light lines drawn on it. */
export function isDark(color: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.3 * r + 0.59 * g + 0.11 * b < 100;
}

/** Two decimals are finer than a pixel, and keep the text short. */
export function n(value: number): number {
  return Math.round(value * 100) / 100;
}
