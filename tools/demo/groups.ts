import { demoGroups } from '#content/demo/demo-groups.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Context } from '#server/context.ts';
import { viewerOf } from './donations.ts';

/** Pets that are not there, have a group or are no longer up for adoption are left alone. */
export async function linkGroups(
  { pets, petManagement }: Context,
  petIds: ReadonlyMap<string, string>,
  administrator: Account,
): Promise<void> {
  const viewer = viewerOf(administrator);
  for (const group of demoGroups) {
    const ids = group.pets.flatMap((id) => petIds.get(id) ?? []);
    const where = [{ field: 'id', operator: 'in', value: ids } as const];
    const { items } = await pets.query(viewer, { where, order: [], page: 1, limit: ids.length });
    const free = items.filter(
      (pet) => pet.status === 'adoption' && !pet.deleted && pet.group === null,
    );
    if (ids.length < group.pets.length || free.length < ids.length) continue;
    await petManagement.link({ viewer, address: '' }, { kind: group.kind, petIds: ids });
  }
}
