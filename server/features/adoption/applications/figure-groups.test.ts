import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGroup } from './figure-groups.ts';

const application = {
  folio: 1,
  createdAt: '',
  status: 'adopted',
  rescuerId: null,
  reason: null,
} as const;

test('spans are those of the nearest rank, whatever their order and however many are equal', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 200 });
  fc.assert(
    fc.property(minutes, (spans) => {
      const group = createGroup();
      for (const answerMinutes of spans) {
        group.add({ ...application, answerMinutes, adoptionMinutes: null });
      }
      const sorted = spans.toSorted((a, b) => a - b);
      const rank = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? null;
      const { answer, adoption } = group.figures();
      expect(answer).toEqual({ median: rank(0.5), p90: rank(0.9) });
      expect(adoption).toEqual({ median: null, p90: null });
    }),
    { seed: 20_261_129 },
  );
});
