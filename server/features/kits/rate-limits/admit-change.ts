import type { Viewer } from '#domain/accounts/viewer.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Before a change that leaves something behind for good, if only a line in the log.
 * @throws AppError tooManyRequests
 */
export async function admitChange(limits: RateLimits, viewer: Viewer): Promise<void> {
  if (viewer.kind !== 'user') return;
  await limits.consume('change', viewer.id);
  await limits.consume('changePerDay', viewer.id);
}
