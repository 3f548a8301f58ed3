import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import type { Paged, PageRequest } from '#domain/paging.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { PhotoMatchState } from '#domain/photo-matches/photo-match.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { type CompareDependencies, comparePhotos } from './compare-photos.ts';
import { decideMatch, type PhotoMatch, pageOfMatches } from './photo-matches.repository.ts';

export interface PhotoMatchDependencies extends CompareDependencies {
  limits: RateLimits;
  audit: AuditService;
  accounts: AccountsService;
}

export type PhotoMatchesService = ReturnType<typeof createPhotoMatches>;

export const createPhotoMatches = (dependencies: PhotoMatchDependencies) =>
  bindUseCases(dependencies, { list, decide, comparePhotos });

/** A pet with the picture in question. */
interface Side {
  id: string;
  name: string;
  status: PetStatus;
  owner: string | null;
  picture: string;
  isDeleted: boolean;
}

interface ListedMatch extends Omit<PhotoMatch, 'first' | 'second'> {
  first: Side;
  second: Side;
}

/** Photos that look like the same one, the latest first. @throws AppError unauthenticated, forbidden */
async function list(
  { database, accounts }: PhotoMatchDependencies,
  viewer: Viewer,
  { state, ...page }: PageRequest & { state?: PhotoMatchState | undefined },
): Promise<Paged<ListedMatch>> {
  requireRight(viewer, 'pets.manageAny');
  const found = await pageOfMatches(database, page, state);
  const sides = found.items.flatMap(({ first, second }) => [first, second]);
  const pets = await petReferences.find(database.query, [
    ...new Set(sides.map(({ petId }) => petId)),
  ]);
  const people = await accounts.contactsOf(
    [...pets.map(({ ownerId }) => ownerId), ...found.items.map((one) => one.decidedBy)].flatMap(
      (id) => id ?? [],
    ),
  );
  const nameOf = (id: string | null) => people.get(id ?? '')?.name ?? null;
  const sideOf = ({ petId, assetId }: PhotoMatch['first']): Side | undefined => {
    const pet = pets.find(({ id }) => id === petId);
    if (!pet) return undefined;
    const { id, name, status, deleted: isDeleted } = pet;
    return { id, name, status, owner: nameOf(pet.ownerId), picture: assetId, isDeleted };
  };
  const items = found.items.flatMap((one) => {
    const [first, second] = [sideOf(one.first), sideOf(one.second)];
    return first && second ? [{ ...one, first, second, decidedBy: nameOf(one.decidedBy) }] : [];
  });
  return { ...found, items };
}

/** What somebody says of the two photos; `open` takes it back. @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
async function decide(
  { database, clock, limits, audit }: PhotoMatchDependencies,
  { viewer, address }: Actor,
  id: string,
  state: PhotoMatchState,
): Promise<void> {
  const actorId = requireRight(viewer, 'pets.manageAny');
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const decided = { state, by: actorId, now: clock.now().toISOString() };
    const match = await decideMatch(tx, id, decided);
    if (!match) throw notFound('photoMatch');
    await audit.record(tx, {
      ...{ action: 'pet.photoMatchDecided', actorId, subjectId: null, address },
      details: { petId: match.petId },
    });
  });
}
