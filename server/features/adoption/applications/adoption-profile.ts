import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type AdoptionProfile, adoptionProfileInput } from '#domain/adoption/adoption-profile.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { findProfile as find, putProfile } from './adoption-profiles.repository.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';

/** One's own. @throws AppError unauthenticated */
export async function findProfile(
  { database }: Pick<ApplicationDependencies, 'database'>,
  viewer: Viewer,
): Promise<AdoptionProfile | undefined> {
  return find(database.query, requireAccount(viewer));
}

/** One for each account; applications that were sent keep what was said then. @throws AppError unauthenticated, invalid */
export async function saveProfile(
  { database, limits, clock }: Pick<ApplicationDependencies, 'database' | 'limits' | 'clock'>,
  viewer: Viewer,
  input: unknown,
): Promise<AdoptionProfile> {
  const accountId = requireAccount(viewer);
  await admitChange(limits, viewer);
  const profile = valid(adoptionProfileInput, input);
  await putProfile(database, { accountId, profile, now: clock.now().toISOString() });
  return profile;
}
