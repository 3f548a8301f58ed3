import { setTimeout as wait } from 'node:timers/promises';
import type { NoteCall } from '../calls/note-call.ts';
import { PaymentDeclined, ProviderRefused, ProviderSilent } from './provider-errors.ts';

const usualTries = 3;

/** Milliseconds. */
export interface CallTimes {
  /** That one try may take. */
  timeout: number;
  /** Before the second try; the third waits twice as long. */
  retryPause: number;
  note?: NoteCall | undefined;
}

/**
 * Asks again where no answer came, which only calls may that change nothing or carry an idempotency key: at most three
 * times, and all of it within 1.3 times the timeout, so that whoever waits for it hears in time.
 * @param mostTries one for what may happen twice whatever its key
 * @param attempt told how many milliseconds it has; throws ProviderSilent to be tried again
 */
export async function withRetries<T>(
  { timeout, retryPause, note }: CallTimes,
  attempt: (milliseconds: number) => Promise<T>,
  mostTries = usualTries,
): Promise<T> {
  const deadline = performance.now() + 1.3 * timeout;
  for (let tries = 1; ; tries += 1) {
    // The pause may have outlasted it, and no time at all means without end to some.
    const left = Math.max(1, Math.ceil(deadline - performance.now()));
    const begun = performance.now();
    try {
      const answer = await attempt(Math.min(timeout, left));
      note?.(performance.now() - begun);
      return answer;
    } catch (error) {
      note?.(performance.now() - begun, hasAnswered(error) ? undefined : error);
      const pause = retryPause * 2 ** (tries - 1);
      const isLate = performance.now() + pause >= deadline;
      if (!(error instanceof ProviderSilent) || tries === mostTries || isLate) throw error;
      await wait(pause);
    }
  }
}

/** A no is an answer, of a provider that is well. */
const hasAnswered = (error: unknown): boolean =>
  error instanceof ProviderRefused || error instanceof PaymentDeclined;
