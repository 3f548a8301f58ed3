import { endOfPetId } from '#domain/pets/pet-code.ts';
import type { Tx } from '#server/db/database.ts';
import { findBondedMates } from '../groups/bonded-pairs.ts';
import { matesOf } from '../groups/pet-groups.repository.ts';
import { findAlike, findNamesakes } from './alike-pets.repository.ts';
import { countedPets, placesOfCounted } from './counted-pets.repository.ts';
import { idsEndingIn } from './pet-codes.repository.ts';
import { markCompared, mediaIdsOf, uncomparedPets } from './pet-media.repository.ts';
import {
  countWithoutFolder,
  findComparable,
  findDescriptions,
  findFitted,
  findInScope,
  findOwnedReferences,
  findReferences,
  findReferencesByFolder,
  findWithoutFolder,
  folderIds,
  lockReference,
  setFolder,
} from './pet-references.repository.ts';
import {
  countShown,
  fillWaitingSince,
  findFront,
  findLastTurn,
  findOfKind,
  findShownIds,
  needsFoster,
  setTurns,
} from './pet-turns.repository.ts';
import { findTreated, idsOfOwner, standingIds } from './treated-pets.repository.ts';

export type { DescribedPet, PetReference, PetScope } from './pet-references.repository.ts';
export type { TreatedPet } from './treated-pets.repository.ts';

/**
 * What other features ask about the pets that they name, inside their own transactions; who may do what with the answer
 * they decide themselves.
 */
export const petReferences = {
  /** As open figures count them. */
  counted: countedPets,
  placesOfCounted,
  /** Those that there are, in no order. */
  find: findReferences,
  describe: findDescriptions,
  /** The newest of a species that everybody sees, as an animal that somebody looks for is compared with them. */
  comparable: findComparable,
  /** As a medical record knows them, in the order in which they were registered. */
  treated: findTreated,
  /** The newest with the code that somebody typed; whether they may know of it the caller decides. */
  async idOfCode(query: Tx['query'], typed: string): Promise<string | undefined> {
    const end = endOfPetId(typed);
    return end === undefined ? undefined : (await idsEndingIn(query, end))[0];
  },
  idsOfOwner,
  standingIds,
  /** Its pictures and videos, in the order in which they are shown. */
  mediaIds: mediaIdsOf,
  /** With pictures that were not compared with those of other pets yet. */
  uncompared: uncomparedPets,
  markCompared,
  /** The others of its pair or litter. */
  groupMates: matesOf,
  findByFolders: findReferencesByFolder,
  ofOwner: findOwnedReferences,
  folderIds,
  withoutFolder: findWithoutFolder,
  countWithoutFolder,
  /** The ids of those that stand in the scope. `today` is YYYY-MM-DD. */
  inScope: findInScope,
  /** Those that are public and up for adoption, in no order. `today` is YYYY-MM-DD. */
  fitted: findFitted,
  /** At most three that are public and up for adoption, the most alike first. `today` is YYYY-MM-DD. */
  alike: findAlike,
  /** Of these pets those that are adopted together with another one. `today` is YYYY-MM-DD. */
  bondedMates: findBondedMates,
  namesakes: findNamesakes,
  /** What the order by turns is made of. */
  turns: { countShown, findFront, findLastTurn, setTurns, fillWaitingSince },
  ofKind: findOfKind,
  shownIds: findShownIds,
  needsFoster,
  /** Nobody else changes the pet until the end of the transaction. */
  lock: lockReference,
  setFolder,
};
