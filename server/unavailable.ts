import { AppError } from '#domain/errors.ts';
import type { PlainKey } from '#domain/refusals/refusals.ts';

/**
 * 503 with `Retry-After`: nothing is wrong with the request, and the same one may succeed in a moment. Such errors come by
 * the thousand, so whoever throws one logs it at a bounded rate, and nobody else does.
 */
export class Unavailable extends AppError {
  constructor(
    reason: PlainKey,
    { retryAfterSeconds = 5, cause }: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super('unavailable', reason, { retryAfterSeconds, cause });
  }
}
