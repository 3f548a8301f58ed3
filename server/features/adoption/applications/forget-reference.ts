import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Tx } from '#server/db/database.ts';
import { lockProfile, replaceProfile } from './adoption-profiles.repository.ts';
import { storeProfile } from './applications.repository.ts';
import { findOfApplicant } from './applications-of-people.repository.ts';

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
