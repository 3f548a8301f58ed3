import type { Spans } from '#domain/adoption/figures.ts';
import type { CountedApplication } from './figures.repository.ts';

export interface GroupFigures {
  received: number;
  adopted: number;
  returned: number;
  answer: Spans;
  adoption: Spans;
}

/** Counts applications, one by one. */
export function createGroup() {
  let [received, adopted, returned] = [0, 0, 0];
  const answers: number[] = [];
  const adoptions: number[] = [];
  return {
    get received() {
      return received;
    },
    add({ status, answerMinutes, adoptionMinutes }: CountedApplication): void {
      received += 1;
      if (status === 'adopted' || status === 'returned') adopted += 1;
      if (status === 'returned') returned += 1;
      if (answerMinutes !== null) answers.push(answerMinutes);
      if (adoptionMinutes !== null) adoptions.push(adoptionMinutes);
    },
    figures: (): GroupFigures => ({
      received,
      adopted,
      returned,
      answer: spansOf(answers),
      adoption: spansOf(adoptions),
    }),
  };
}

/** By their place among those that have one: the nearest rank, which is one of the spans themselves. */
function spansOf(minutes: readonly number[]): Spans {
  const rank = (tenths: number) =>
    minutes.length === 0 ? null : smallest(minutes, Math.ceil((minutes.length * tenths) / 10) - 1);
  return { median: rank(5), p90: rank(9) };
}

/** The one at this place if they were sorted: sorting tens of thousands takes several times as long. */
function smallest(values: readonly number[], place: number): number {
  let [left, at] = [values, place];
  for (;;) {
    const pivot = left[left.length >> 1] ?? 0;
    const lower = left.filter((value) => value < pivot);
    const higher = left.filter((value) => value > pivot);
    const equal = left.length - lower.length - higher.length;
    if (at >= lower.length && at < lower.length + equal) return pivot;
    if (at < lower.length) left = lower;
    else [left, at] = [higher, at - lower.length - equal];
  }
}
