import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { PassportState, RevocationReason } from '#domain/passports/passport.ts';
import { isPassportNumber } from '#domain/passports/passport-number.ts';
import { isOutdated } from '#domain/passports/passport-of.ts';
import { writtenPassport } from '#domain/passports/written-passport.ts';
import { describePet } from './describe-pet.ts';
import type { PassportDependencies } from './passport-dependencies.ts';
import { adoptedBy, requireSeen, type SeenPet } from './passports.policy.ts';
import {
  findByNumber,
  findCurrentOf,
  findOfPet,
  type StoredPassport,
} from './passports.repository.ts';

export interface ListedPassport {
  id: string;
  number: string;
  /** Instant. */
  issuedAt: string;
  /** YYYY-MM-DD */
  validUntil: string;
  state: PassportState;
  /** Instant; null while nothing ended it. */
  endedAt: string | null;
  reason: RevocationReason | null;
}

interface PassportsOfPet extends SeenPet {
  /** The one that nothing took the place of, with its digits. */
  current: (ListedPassport & { code: string; isOutdated: boolean }) | undefined;
  /** All of them, the latest first. */
  passports: ListedPassport[];
}

/** @throws AppError unauthenticated, notFound */
export async function findOf(
  dependencies: PassportDependencies,
  viewer: Viewer,
  petId: string,
): Promise<PassportsOfPet> {
  const { query } = dependencies.database;
  const seen = await requireSeen(dependencies, query, viewer, petId);
  const stored = await findOfPet(query, petId);
  const current = stored.find(({ ended_at }) => ended_at === null);
  const today = dependencies.today();
  return {
    ...seen,
    current: current && {
      ...listed(current, today),
      code: current.code,
      isOutdated: isOutdated(
        await writtenPassport(current.code),
        await describePet(
          dependencies,
          query,
          seen.pet,
          await dependencies.content.organisationName(),
        ),
      ),
    },
    passports: stored.map((one) => listed(one, today)),
  };
}

/** Of the pets that went home with the viewer, the passport that each has now. @throws AppError unauthenticated */
export async function findOwn(
  { database, today }: PassportDependencies,
  viewer: Viewer,
): Promise<(ListedPassport & { petId: string; petName: string })[]> {
  const { query } = database;
  const pets = await adoptedBy(query, requireAccount(viewer));
  const current = await findCurrentOf(
    query,
    pets.map(({ id }) => id),
  );
  return pets.flatMap(({ id, name }) => {
    const passport = current.find(({ pet_id }) => pet_id === id);
    return passport ? [{ ...listed(passport, today()), petId: id, petName: name }] : [];
  });
}

/**
 * What a stranger is told of a number, whatever the paper says: nothing of the animal, and nobody's data.
 * @param address IP address of whoever asks
 * @throws AppError tooManyRequests
 */
export async function statusOf(
  { database, limits, today }: PassportDependencies,
  address: string,
  number: string,
): Promise<Pick<ListedPassport, 'state' | 'endedAt' | 'reason'> | undefined> {
  await limits.consume('passportStatus', address);
  const found = isPassportNumber(number) && (await findByNumber(database.query, number));
  return found ? listed(found, today()) : undefined;
}

function listed(stored: StoredPassport, today: string): ListedPassport {
  const { id, number, issued_at, valid_until, ended_as, ended_at, reason } = stored;
  const state = ended_as ?? (valid_until < today ? 'expired' : 'current');
  return {
    id,
    number,
    issuedAt: issued_at,
    validUntil: valid_until,
    state,
    endedAt: ended_at,
    reason,
  };
}
