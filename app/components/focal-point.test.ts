import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { croppedAt } from './focal-point.ts';

const css = readFileSync(new URL('../styles/focal-point.css', import.meta.url), 'utf8');

/** What the style sheet makes of the attribute of an axis, in percent. */
function shown(axis: 'x' | 'y', value: string): number {
  const rules = css.matchAll(/\[data-focus-(\w)([$^])="(\w)"\] \{\s*--\w+-\w: (\d+)%/g);
  return [...rules]
    .filter(
      ([, of, end, letter = '']) =>
        of === axis && (end === '^' ? value.startsWith(letter) : value.endsWith(letter)),
    )
    .reduce((sum, [, , , , percent]) => sum + Number(percent), 0);
}

test('each step of 5 % is where the style sheet crops', () => {
  for (let percent = 0; percent <= 100; percent += 5) {
    const attributes = croppedAt({ x: percent / 100, y: 1 - percent / 100 });
    expect(shown('x', attributes['data-focus-x'])).toBe(percent);
    expect(shown('y', attributes['data-focus-y'])).toBe(100 - percent);
  }
  expect(croppedAt({ x: 0.333, y: 0.98 })).toEqual({ 'data-focus-x': '35', 'data-focus-y': 'A0' });
});
