import { addDays } from '#domain/dates.ts';
import type { Tx } from '#server/db/database.ts';
import type { CareAccess, Family } from '#server/features/animals/care/care-access.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { findAdopters, type PetOfFamily } from './applications-of-people.repository.ts';

type Query = Tx['query'];

/** Of these pets those that are with the family that adopted them, by its latest adoption. */
export async function familiesOf(
  query: Query,
  petIds: readonly string[],
): Promise<(Family & { petId: string })[]> {
  const adopters = await findAdopters(query, { petIds });
  const pets = await petReferences.find(query, [...new Set(adopters.map(({ petId }) => petId))]);
  return pets.flatMap(({ id, status, history }) => {
    const last = adopters.find(({ petId }) => petId === id);
    const adoption = history.findLast((one) => one.status === 'adopted');
    if (status !== 'adopted' || !last || !adoption) return [];
    // One that came back and was then adopted otherwise. Days of different time zones are at most one apart.
    if (adoptedOn(last) < addDays(adoption.date, -1)) return [];
    return [{ petId: id, accountId: last.accountId, adoptionId: last.id }];
  });
}

function adoptedOn({ createdAt, adoptionMinutes }: PetOfFamily): string {
  if (adoptionMinutes === null) return '9999-12-31';
  const at = Date.parse(createdAt) + adoptionMinutes * 60_000;
  return new Date(at).toISOString().slice(0, 10);
}

/** The ids of the pets that went home with the account, and are there. */
export async function petsWith(query: Query, accountId: string): Promise<string[]> {
  const adopted = await findAdopters(query, { accountId });
  const families = await familiesOf(query, [...new Set(adopted.map(({ petId }) => petId))]);
  return families.flatMap((one) => (one.accountId === accountId ? [one.petId] : []));
}

/** The family that adopted a pet goes on with its medical record, until the pet comes back. */
export const familyCareAccess: CareAccess = { heldBy: petsWith, holdingsOf: familiesOf };
