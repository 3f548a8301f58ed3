import type { Base, Feature } from '../feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createIncoming, type Incoming } from './incoming.ts';

export function uploadsFeature(
  given: Base & { limits: RateLimits },
): Feature<{ incoming: Incoming }> {
  const { dataDir, diskReserve } = given.config;
  const { jobs, clock, limits: rateLimits } = given;
  const incoming = createIncoming({ dataDir, diskReserve, jobs, clock, rateLimits });
  return { services: { incoming } };
}
