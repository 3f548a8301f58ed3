import type { Base, Feature } from '#server/features/feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createIncoming, type Incoming } from './incoming.ts';

export function uploadsFeature(
  dependencies: Base & { limits: RateLimits },
): Feature<{ incoming: Incoming }> {
  const { dataDir, diskReserve } = dependencies.config;
  const { clock, database, files, limits: rateLimits } = dependencies;
  const storesOnDisk = dependencies.config.files.kind === 'folder';
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
