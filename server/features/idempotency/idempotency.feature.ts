import type { Base, Feature } from '../feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createIdempotencyService, type IdempotencyService } from './idempotency.service.ts';

export function idempotencyFeature(
  given: Base & { limits: RateLimits },
): Feature<{ idempotency: IdempotencyService }> {
  const idempotency = createIdempotencyService(given);
  given.jobs.handle('idempotency.forget', idempotency.forgetOld);
  given.jobs.schedule('idempotency.forget', '45 * * * *');
  return { services: { idempotency } };
}
