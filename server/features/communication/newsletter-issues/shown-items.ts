import { visitor } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { IssueBlock } from '#domain/newsletter/issue-content.ts';
import type { AdoptionEventsService } from '#server/features/adoption/events/events.service.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';

export interface ItemSources {
  pets: PetsService;
  adoptionEvents: AdoptionEventsService;
  siteUrl: string;
  timezone: string;
  clock: Clock;
}

/** By the place of its block: all readers are shown the same pets and events, however long the sending takes. */
export type ShownItems = Readonly<Record<number, readonly string[]>>;

/** The pets and events that stand in an issue that begins to be sent now. */
export async function itemsShownNow(
  sources: ItemSources,
  blocks: readonly IssueBlock[],
): Promise<ShownItems> {
  const shown: Record<number, readonly string[]> = {};
  for (const [place, block] of blocks.entries()) {
    if (block.kind === 'waitingPets') shown[place] = await waitingPets(sources, block.count);
    if (block.kind === 'events') shown[place] = await nextEvents(sources, block.count);
  }
  return shown;
}

/** Ids of those that have been in adoption for the longest time. */
export async function waitingPets({ pets }: ItemSources, count: number): Promise<string[]> {
  const { items } = await pets.query(visitor, {
    where: [{ field: 'status', operator: '=', value: 'adoption' }],
    order: [{ field: 'registeredOn', direction: 'asc' }],
    page: 1,
    limit: count,
  });
  return items.map(({ id }) => id);
}

export async function nextEvents(
  { adoptionEvents }: ItemSources,
  count: number,
): Promise<string[]> {
  const { items } = await adoptionEvents.list({
    when: 'upcoming',
    filter: {},
    page: 1,
    limit: count,
  });
  return items.map(({ id }) => id);
}
