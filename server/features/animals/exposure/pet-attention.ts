import { isOwnerOrCan, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { addDays } from '#domain/dates.ts';
import { notFound } from '#domain/errors.ts';
import type { FoundAttention } from '#domain/exposure/exposure-calls.ts';
import { attentionDays, helpFor } from '#domain/exposure/pet-attention.ts';
import { lifeStageOf } from '#domain/pets/life-stage.ts';
import { programmes } from '#domain/pets/vocabularies.ts';
import { applicationReferences } from '#server/features/adoption/applications/application-references.ts';
import type { Base } from '#server/features/feature.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import { countsOfKind } from './counts-of-kind.ts';
import { sumViews } from './views.repository.ts';

export interface AttentionDependencies extends Pick<Base, 'database'> {
  pets: PetsService;
  today: () => string;
}

/**
 * How much a pet is noticed, beside others of its species and time of life, and what would help it.
 * @throws AppError unauthenticated, notFound: also for whoever neither looks after it nor manages pets
 */
export async function findAttention(
  { database: { query }, pets, today }: AttentionDependencies,
  viewer: Viewer,
  petId: string,
): Promise<FoundAttention> {
  requireAccount(viewer);
  const { items } = await pets.query(viewer, {
    where: [{ field: 'id', operator: '=', value: petId }],
    ...{ order: [], page: 1, limit: 1 },
  });
  const [pet] = items;
  const programme = programmes.find((one) => one === pet?.status);
  if (!pet || !programme || !isOwnerOrCan(viewer, pet.ownerId ?? null, 'pets.manageAny')) {
    throw notFound('pet');
  }
  const since = addDays(today(), -attentionDays);
  const kind = {
    ...{ programme, today: today(), species: pet.species },
    stage: lifeStageOf(pet, today()),
  };
  const among = async (countOf: (ids: readonly string[]) => ReturnType<typeof sumViews>) => {
    const { alike, median } = await countsOfKind(query, kind, countOf, petId);
    return { alike, own: (await countOf([petId])).get(petId) ?? 0, median };
  };
  const { alike, ...views } = await among((ids) => sumViews(query, ids, since));
  const { alike: _, ...applications } = await among((ids) =>
    applicationReferences.countSince(query, ids, since),
  );
  const isSeldomSeen = views.median !== null && views.own < views.median;
  return { days: attentionDays, alike, views, applications, help: helpFor(pet, isSeldomSeen) };
}
