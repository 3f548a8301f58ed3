import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';

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
