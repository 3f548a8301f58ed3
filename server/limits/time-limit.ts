/** Says why a signal was aborted: the work took too long. */
class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
}

/**
 * Waits for the work, but no longer than its signal allows: what comes of it later is nobody's concern.
 * @param milliseconds after which the signal is aborted
 * @throws the reason of the abort, when it comes first
 */
export async function withinTime<T>(
  controller: AbortController,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal } = controller;
  const timer = setTimeout(() => {
    controller.abort(new TimeIsUp(`it took longer than ${milliseconds / 1_000} s`));
  }, milliseconds);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(signal), aborted]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves when the work is done, and after so many milliseconds all the same. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const outOfPatience = AbortSignal.timeout(milliseconds);
  const givenUp = new Promise<void>((resolve) => {
    outOfPatience.addEventListener('abort', () => resolve());
  });
  await Promise.race([work, givenUp]);
}
