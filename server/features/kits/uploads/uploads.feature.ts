import type { Base, Feature } from '#server/features/feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createIncoming, type Incoming } from './incoming.ts';

export function uploadsFeature(
  given: Base & { limits: RateLimits },
): Feature<{ incoming: Incoming }> {
  const { dataDir, diskReserve } = given.config;
  const { clock, database, files, limits: rateLimits } = given;
  const storesOnDisk = given.config.files.kind === 'folder';
  const incoming = createIncoming({
    dataDir,
    diskReserve,
    storesOnDisk,
    clock,
    rateLimits,
    database,
    files,
  });
  return { services: { incoming }, jobs: incoming.jobs };
}
