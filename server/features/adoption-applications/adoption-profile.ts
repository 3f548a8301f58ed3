import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type AdoptionProfile, adoptionProfileInput } from '#domain/adoption/adoption-profile.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import { valid } from '../valid.ts';
import {
  findProfile as find,
  lockProfile,
  putProfile,
  replaceProfile,
} from './adoption-profiles.repository.ts';
import type { ApplicationParts } from './application-parts.ts';
import { findOfApplicant, storeProfile } from './applications.repository.ts';

/** One's own. @throws AppError unauthenticated */
export async function findProfile(
  { database }: Pick<ApplicationParts, 'database'>,
  viewer: Viewer,
): Promise<AdoptionProfile | undefined> {
  return find(database.query, requireAccount(viewer));
}

/** One for each account; applications that were sent keep what was said then. @throws AppError unauthenticated, invalid */
export async function saveProfile(
  { database, limits, clock }: Pick<ApplicationParts, 'database' | 'limits' | 'clock'>,
  viewer: Viewer,
  said: unknown,
): Promise<AdoptionProfile> {
  const accountId = requireAccount(viewer);
  await admitChange(limits, viewer);
  const profile = valid(adoptionProfileInput, said);
  await putProfile(database, { accountId, profile, now: clock.now().toISOString() });
  return profile;
}

/** Somebody does not want to be a reference: what the family of this application wrote about them goes. */
export async function forgetReference(
  tx: Tx,
  application: AdoptionApplication,
  email: string,
): Promise<void> {
  const others = (profile: AdoptionProfile) => ({
    ...profile,
    references: profile.references.filter(
      (one) => normalizeEmail(one.email) !== normalizeEmail(email),
    ),
  });
  const { applicantId } = application;
  const sent = applicantId === null ? [application] : await findOfApplicant(tx, applicantId);
  for (const { id, profile } of sent) await storeProfile(tx, id, others(profile));
  const current = applicantId === null ? undefined : await lockProfile(tx, applicantId);
  if (applicantId === null || !current) return;
  await replaceProfile(tx, applicantId, others(current));
}
