import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import { AppError, conflict, invalidFields, notFound } from '#domain/errors.ts';
import type { RevocationReason } from '#domain/passports/passport.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PassportDependencies } from './passport-dependencies.ts';
import { requireIssuer } from './passports.policy.ts';
import { findPassport, revoke as storeRevocation } from './passports.repository.ts';

/**
 * Whoever checks it with a connection reads from here on that it was revoked, when and why.
 * @throws AppError unauthenticated, notFound, forbidden (who only sees it), invalid, conflict (it has ended already),
 * tooManyRequests
 */
export async function revoke(
  dependencies: PassportDependencies,
  { viewer, address }: Actor,
  passportId: string,
  reason: RevocationReason | undefined,
): Promise<void> {
  const { database, limits, clock, audit } = dependencies;
  const actorId = requireAccount(viewer);
  const found = await findPassport(database.query, passportId);
  if (!found) throw notFound('passport');
  await asPassport(() => requireIssuer(dependencies, database.query, viewer, found.pet_id));
  if (!reason) throw invalidFields({ reason: 'chooseOption' });
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    await petReferences.lock(tx, found.pet_id);
    const pet = await asPassport(() => requireIssuer(dependencies, tx.query, viewer, found.pet_id));
    // Read anew behind the lock: somebody may have been faster.
    const passport = await findPassport(tx.query, passportId);
    if (!passport) throw notFound('passport');
    if (passport.ended_at !== null) throw conflict('passportEnded');
    await storeRevocation(tx, passportId, reason, clock.now().toISOString());
    await audit.record(tx, {
      action: 'passport.revoked',
      actorId,
      subjectId: pet.ownerId,
      address,
      details: { petId: pet.id, number: passport.number, reason },
    });
  });
}

/** A passport of somebody else's pet is one that there is not. */
export async function asPassport<Found>(work: () => Promise<Found>): Promise<Found> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') throw notFound('passport');
    throw error;
  }
}
