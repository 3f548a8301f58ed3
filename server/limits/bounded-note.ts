import type { Clock } from '#domain/clock.ts';

/** Milliseconds between two notes in the log. */
const quiet = 60_000;

/**
 * For what may happen a thousand times a second.
 * @param write called at the first time, then once a minute at most, with how often it has happened since it was last called
 */
export function boundedNote<What>(
  clock: Clock,
  write: (times: number, what: What) => void,
): (what: What) => void {
  let times = 0;
  let noted = Number.NEGATIVE_INFINITY;
  return (what) => {
    times += 1;
    const now = clock.now().getTime();
    if (now - noted < quiet) return;
    noted = now;
    write(times, what);
    times = 0;
  };
}
