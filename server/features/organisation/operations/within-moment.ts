import { waitAtMost } from '#server/limits/time-limit.ts';

/** Milliseconds: whoever looks at the state of the portal wants to know soon. */
const patience = 2_000;

/** @returns undefined where it fails, or takes longer than a moment */
export async function withinMoment<T>(work: Promise<T>): Promise<T | undefined> {
  let result: T | undefined;
  const noted = work.then(
    (value) => {
      result = value;
    },
    () => {},
  );
  await waitAtMost(patience, noted);
  return result;
}
