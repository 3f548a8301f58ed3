import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { digitsFrom } from '#domain/passports/digits.ts';
import { passportLimits } from '#domain/passports/passport.ts';
import { signedBytes, unsignedBytes } from '#domain/passports/passport-bytes.ts';
import { passportNumberBytes, passportNumberFrom } from '#domain/passports/passport-number.ts';
import { type Described, passportOf, type Room } from '#domain/passports/passport-of.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { describePet } from './describe-pet.ts';
import type { PassportDependencies } from './passport-dependencies.ts';
import { currentSigner } from './passport-keys.ts';
import { requireIssuer } from './passports.policy.ts';
import { deletePassports, findOfPet, insertPassport, supersede } from './passports.repository.ts';

/**
 * Writes and signs a passport of the pet as it and its record are now; the one before is superseded.
 * @param recordCreation is told the new id, in the transaction
 * @returns the new passport's id
 * @throws AppError unauthenticated, notFound, forbidden (who only sees them), conflict (deleted or deceased),
 * tooManyRequests
 */
export async function issue(
  dependencies: PassportDependencies,
  { viewer, address }: Actor,
  petId: string,
  recordCreation?: RecordCreation,
): Promise<string> {
  const { database, limits, clock, audit } = dependencies;
  const issuedBy = requireAccount(viewer);
  await requireIssuer(dependencies, database.query, viewer, petId);
  await admitChange(limits, viewer);
  const signer = await currentSigner(dependencies);
  const organization = await dependencies.content.organisationName();
  return database.transaction(async (tx) => {
    if (!(await petReferences.lock(tx, petId))) throw notFound('pet');
    const pet = await requireIssuer(dependencies, tx.query, viewer, petId);
    if (pet.deleted || pet.status === 'deceased') throw conflict('passportPetGone');
    const now = clock.now().toISOString();
    const number = passportNumberFrom(randomBytes(passportNumberBytes));
    const described = await describePet(dependencies, tx.query, pet, organization);
    const { code, validUntil } = await writeCode(described, number, signer);
    await supersede(tx, petId, now);
    const former = await findOfPet(tx.query, petId);
    const oldest = former.slice(passportLimits.stored - 1).map(({ id }) => id);
    await deletePassports(tx, oldest);
    const id = uuid();
    await insertPassport(tx, {
      id,
      pet_id: petId,
      number,
      code,
      issued_at: now,
      valid_until: validUntil,
      issued_by: issuedBy,
      ended_as: null,
      ended_at: null,
      reason: null,
    });
    await audit.record(tx, {
      action: 'passport.issued',
      actorId: issuedBy,
      subjectId: pet.ownerId,
      address,
      details: { petId, number },
    });
    await recordCreation?.(tx, id);
    return id;
  });
}

/** With as many doses, the latest first, as have room in a code that telephones read from paper. */
async function writeCode(
  described: Described,
  number: string,
  { keyId, sign }: Awaited<ReturnType<typeof currentSigner>>,
): Promise<{ code: string; validUntil: string }> {
  for (const room of rooms) {
    const passport = passportOf(described, number, room);
    const unsigned = await unsignedBytes(passport, keyId);
    const bytes = signedBytes(unsigned, sign(unsigned));
    if (bytes.length <= passportLimits.bytes || room === rooms.at(-1)) {
      return { code: digitsFrom(bytes), validUntil: passport.validUntil };
    }
  }
  throw new Error('There is no room to write a passport in.');
}

/** Fewer and fewer: doses that were given go first, and the first one that is due stays. */
const rooms: readonly Room[] = [
  ...descending(passportLimits.vaccines, 4).map((vaccines) => ({
    vaccines,
    due: passportLimits.due,
  })),
  ...descending(passportLimits.due - 1, 1).map((due) => ({ vaccines: 4, due })),
  ...descending(3, 0).map((vaccines) => ({ vaccines, due: 1 })),
];

function descending(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
}
