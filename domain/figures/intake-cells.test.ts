import { describe, expect, it } from 'vitest';
import { intakeCells } from './intake-cells.ts';

describe('how the animals of a year came', () => {
  it('is told by kind, the most first, beside those of which it was not noted', () => {
    expect(intakeCells({ found: 12, surrendered: 20 }, 40)).toEqual([
      { kind: 'surrendered', animals: 20 },
      { kind: 'found', animals: 12 },
      { kind: 'other', animals: 8 },
    ]);
  });

  it('is told of no kind that one or two came by, nor let be told from the sum', () => {
    expect(intakeCells({ found: 12, surrendered: 5, bornHere: 2 }, 19)).toEqual([
      { kind: 'found', animals: 12 },
      { kind: 'other', animals: 7 },
    ]);
    expect(intakeCells({ found: 1 }, 1)).toEqual([]);
    expect(intakeCells({}, 30)).toEqual([]);
  });
});
