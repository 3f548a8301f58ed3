import { read } from '#app/api/call.ts';
import { findMarks } from '#domain/adoption/warning-calls.ts';
import { type WarningMark, warningLimits } from '#domain/adoption/warnings.ts';

/** What there is to know at a glance before deciding, by application. */
export type WarningMarks = ReadonlyMap<string, readonly WarningMark[]>;

/** A board can be read without them. */
export async function marksOf(ids: readonly string[]): Promise<WarningMarks> {
  const { marked } = warningLimits;
  const portions = Array.from({ length: Math.ceil(ids.length / marked) }, (_, index) =>
    ids.slice(index * marked, (index + 1) * marked),
  );
  const found = await Promise.all(
    portions.map((portion) => read(findMarks, { ids: portion }).catch(() => [])),
  );
  return new Map(found.flat().map(({ id, marks }) => [id, marks]));
}
