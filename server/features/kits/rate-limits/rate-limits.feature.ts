import type { Base, Feature } from '#server/features/feature.ts';
import type { SharedCounts } from '../shared-counts/shared-counts.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

export function rateLimitsFeature(
  dependencies: Base & { sharedCounts: SharedCounts },
): Feature<{ limits: RateLimits }> {
  return { services: { limits: createRateLimits(dependencies) } };
}
