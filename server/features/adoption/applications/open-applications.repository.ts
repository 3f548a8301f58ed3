import { z } from 'zod';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { type ApplicationState, openStates } from '#domain/adoption/application-machine.ts';
import type { Tx } from '#server/db/database.ts';
import { applicationsTable } from './applications.repository.ts';

const open = [...openStates];
/** More than anybody may have: some are from before there was a limit. */
const mostOpen = 20;

/** Of an account: how many are open. */
export async function countOpen({ query }: Tx, applicantId: string): Promise<number> {
  const { open: found } = await query
    .selectFrom('adoption_applications')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('applicant_id', '=', applicantId)
    .where('status', 'in', open)
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** By the pet, of these at most 500, those that were sent since an instant, whatever became of them. */
export async function countSince(
  query: Tx['query'],
  petIds: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  if (petIds.length === 0) return counts;
  for (const column of ['pet_id', 'second_pet_id'] as const) {
    const rows = await query
      .selectFrom('adoption_applications')
      .select((eb) => [eb.ref(column).as('petId'), eb.fn.countAll<number>().as('sent')])
      .where(column, 'in', petIds)
      .where('created_at', '>=', since)
      .groupBy(column)
      .execute();
    for (const { petId, sent } of rows) {
      if (petId) counts.set(petId, (counts.get(petId) ?? 0) + Number(sent));
    }
  }
  return counts;
}

/** Of an account: as many as somebody may have open. */
export async function findOpenOf(
  query: Tx['query'],
  applicantId: string,
): Promise<AdoptionApplication[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .selectAll()
    .where('applicant_id', '=', applicantId)
    .where('status', 'in', open)
    .orderBy('created_at')
    .limit(mostOpen)
    .execute();
  return rows.map(applicationsTable.read);
}

/** Where a part of a list ends, which is in the order in which its applications came. */
export const placeSchema = z.object({ createdAt: z.string(), id: z.string() });
type Place = z.output<typeof placeSchema>;
export const placeOf = ({ createdAt, id }: AdoptionApplication): Place => ({ createdAt, id });

/** The oldest of the open ones for any of the pets, or of those in one state; from behind a place on. */
export async function findOpenFor(
  { query }: Tx,
  petIds: readonly string[],
  { most, status, after }: { most: number; status?: ApplicationState; after?: Place | undefined },
): Promise<AdoptionApplication[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .selectAll()
    .where('status', 'in', status === undefined ? open : [status])
    .where((eb) => eb.or([eb('pet_id', 'in', petIds), eb('second_pet_id', 'in', petIds)]))
    .$if(after !== undefined, (some) =>
      some.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.createdAt ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(applicationsTable.read);
}

/** What there is of open applications for any of these pets, however many there are. */
export async function openFor(
  { query }: Tx,
  petIds: readonly string[],
  applicantId: string,
): Promise<{ isReserved: boolean; hasApplied: boolean }> {
  const found = anyFor(query, petIds);
  const reserved = await found
    .where('status', '=', 'reserved' satisfies ApplicationState)
    .executeTakeFirst();
  const own = await found
    .where('status', 'in', open)
    .where('applicant_id', '=', applicantId)
    .executeTakeFirst();
  return { isReserved: reserved !== undefined, hasApplied: own !== undefined };
}

/** More reservations at once than any rescue has. */
const mostReserved = 20_000;

/** By `openFor` whoever applies for one of these waits. */
export async function findReservedPets({ query }: Pick<Tx, 'query'>): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('adoption_applications')
    .select(['pet_id', 'second_pet_id'])
    .where('status', '=', 'reserved' satisfies ApplicationState)
    .limit(mostReserved)
    .execute();
  return new Set(rows.flatMap((row) => [row.pet_id, row.second_pet_id ?? row.pet_id]));
}

/** @param besides an application that does not count */
export async function isReservedFor(
  { query }: Tx,
  petIds: readonly string[],
  besides: string,
): Promise<boolean> {
  const reserved = await anyFor(query, petIds)
    .where('status', '=', 'reserved' satisfies ApplicationState)
    .where('id', '!=', besides)
    .executeTakeFirst();
  return reserved !== undefined;
}

/** The one that was approved or reserved first for any of the pets. @param besides one that does not count */
export async function findChosenFor(
  { query }: Tx,
  petIds: readonly string[],
  besides: string,
): Promise<AdoptionApplication | undefined> {
  const row = await anyFor(query, petIds)
    .selectAll()
    .where('status', 'in', ['approved', 'reserved'] satisfies ApplicationState[])
    .where('id', '!=', besides)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return row && applicationsTable.read(row);
}

const anyFor = (query: Tx['query'], petIds: readonly string[]) =>
  query
    .selectFrom('adoption_applications')
    .select('id')
    .where((eb) => eb.or([eb('pet_id', 'in', petIds), eb('second_pet_id', 'in', petIds)]))
    .limit(1);
