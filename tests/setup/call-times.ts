import type { CallTimes } from '#server/adapters/payments/with-retries.ts';

/** As long as an answer takes on a busy machine, and no pause before a provider is asked again. */
export const callTimes = (timeout = 20_000): CallTimes => ({ timeout, retryPause: 1 });
