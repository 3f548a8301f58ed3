import { isOwnerOrCan, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { CareEntry } from '#domain/care/care-entry.ts';
import { notFound, type Thing } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences, type TreatedPet } from '../pets/core/pet-references.ts';
import { type Family, familyIn, findHoldings } from './care-access.ts';
import type { CareDependencies } from './care-dependencies.ts';

/** A pet whose record the viewer keeps. */
export interface KeptPet extends TreatedPet {
  /** Whoever adopted it and has it now, with an account. */
  family: Family | null;
  /** Whether that is the viewer. */
  isFamily: boolean;
}

/**
 * The pets, where the viewer keeps the records of all of them: their owner, staff, and whoever has them now: a foster
 * home for a time, a family from the adoption on until they come back. To others the record of a pet does not exist.
 * @param what there is none of for them
 * @throws AppError unauthenticated, notFound
 */
export async function requireRecordKeeper(
  { accesses }: Pick<CareDependencies, 'accesses'>,
  query: Tx['query'],
  viewer: Viewer,
  petIds: readonly string[],
  what: Thing = 'pet',
): Promise<KeptPet[]> {
  const accountId = requireAccount(viewer);
  const pets = await petReferences.treated(query, petIds);
  if (pets.length < petIds.length) throw notFound(what);
  const holdings = await findHoldings(accesses, query, petIds);
  return pets.map((pet) => {
    const holds = holdings.some((one) => one.petId === pet.id && one.accountId === accountId);
    if (!holds && !isOwnerOrCan(viewer, pet.ownerId, 'pets.manageAny')) throw notFound(what);
    const family = familyIn(holdings, pet.id);
    return { ...pet, family, isFamily: family?.accountId === accountId };
  });
}

type Sides = Pick<KeptPet, 'family' | 'isFamily'>;

/**
 * Whether an entry is of the viewer's side: of the family that has the pet, or of those who looked after it before. Each
 * changes its own alone; once the pet is with no family, all is theirs who look after it.
 */
export const isOfOwnSide = (
  { family, isFamily }: Sides,
  { adoptionId }: Pick<CareEntry, 'adoptionId'>,
): boolean => family === null || (adoptionId === family.adoptionId) === isFamily;

/** Under which adoption an entry of the viewer's stands; null of those who looked after the pet before. */
export const ownAdoption = ({ family, isFamily }: Sides): string | null =>
  isFamily && family ? family.adoptionId : null;

/** What was done both sides read; words in which somebody noted something for themselves are theirs, but those of a vet. */
export const asSeen = (pet: Sides, entries: readonly CareEntry[]): CareEntry[] =>
  entries.flatMap((entry) => {
    if (entry.isByLink || isOfOwnSide(pet, entry)) return [entry];
    return entry.kind === 'note' ? [] : [{ ...entry, text: '' }];
  });

/** A link for a vet is of whoever's side made it. */
export const isLinkOfOwnSide = (
  { family, isFamily }: Sides,
  { madeBy }: { madeBy: string },
): boolean => family === null || (madeBy === family.accountId) === isFamily;
