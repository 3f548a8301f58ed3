import { describe, expect, it } from 'vitest';
import { chartScale } from './chart-scale.ts';

describe('the scale of a chart', () => {
  it.each([
    { values: [], lines: [0, 2_500, 5_000, 7_500, 10_000] },
    { values: [0, 0], lines: [0, 2_500, 5_000, 7_500, 10_000] },
    { values: [730], lines: [0, 200, 400, 600, 800] },
    { values: [1_000], lines: [0, 250, 500, 750, 1_000] },
    { values: [98_765_00, 12], lines: [0, 2_500_000, 5_000_000, 7_500_000, 10_000_000] },
    { values: [-400], lines: [-400, -300, -200, -100, 0] },
    { values: [900, -150], lines: [-500, 0, 500, 1_000] },
  ])('of $values has lines at $lines', ({ values, lines }) => {
    expect(chartScale(values)).toEqual({ bottom: lines[0], top: lines.at(-1), lines });
  });

  it('holds every value between few lines, zero among them', () => {
    for (let exponent = 0; exponent < 12; exponent += 0.37) {
      const values = [10 ** exponent, -(10 ** (exponent / 2))];
      const { bottom, top, lines } = chartScale(values);
      expect(bottom).toBeLessThanOrEqual(Math.min(...values));
      expect(top).toBeGreaterThanOrEqual(Math.max(...values));
      expect(lines.length).toBeLessThanOrEqual(5);
      expect(lines).toContain(0);
    }
  });
});
