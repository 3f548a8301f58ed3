import type { Base, Feature } from '../feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createIncoming, type Incoming } from './incoming.ts';

export function uploadsFeature(
  given: Base & { limits: RateLimits },
): Feature<{ incoming: Incoming }> {
  const { dataDir, diskReserve } = given.config;
  const { clock, limits: rateLimits } = given;
  const incoming = createIncoming({ dataDir, diskReserve, clock, rateLimits });
  return { services: { incoming }, jobs: [incoming.sweepFolder] };
}
