import type { Feature } from '../feature.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

export function rateLimitsFeature(): Feature<{ limits: RateLimits }> {
  return { services: { limits: createRateLimits() } };
}
