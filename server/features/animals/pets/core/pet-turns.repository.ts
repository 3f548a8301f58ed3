import { sql } from 'kysely';
import type { StandingPet } from '#domain/exposure/fair-turns.ts';
import { birthsOf, type LifeStage } from '#domain/pets/life-stage.ts';
import type { Programme, Species } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import { isPublic, isShown } from './public-pets.ts';

type Query = Tx['query'];

/** Pets of a programme that everybody sees on a day, YYYY-MM-DD. */
interface Shown {
  programme: Programme;
  today: string;
}

export async function countShown(query: Query, { programme, today }: Shown): Promise<number> {
  const { pets } = await query
    .selectFrom('pets')
    .select(({ fn }) => fn.countAll<number>().as('pets'))
    .where('status', '=', programme)
    .where(isShown(today))
    .executeTakeFirstOrThrow();
  return Number(pets);
}

/** Those at the front of the order by turns. */
export async function findFront(
  query: Query,
  { programme, today }: Shown,
  most: number,
): Promise<Omit<StandingPet, 'isSeldomSeen'>[]> {
  const rows = await query
    .selectFrom('pets')
    .select(['id', 'species', 'born_on as bornOn', 'color', 'turn'])
    .select('waiting_since as waitingSince')
    .where('status', '=', programme)
    .where(isShown(today))
    .orderBy('turn')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, species: row.species as Species }));
}

/** The highest turn of those that everybody sees. */
export async function findLastTurn(
  query: Query,
  { programme, today }: Shown,
): Promise<number | undefined> {
  const row = await query
    .selectFrom('pets')
    .select('turn')
    .where('status', '=', programme)
    .where(isShown(today))
    .orderBy('turn', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.turn;
}

export async function setTurns(
  { query }: Tx,
  turns: readonly { id: string; turn: number }[],
): Promise<void> {
  for (const turn of new Set(turns.map((each) => each.turn))) {
    const all = turns.filter((each) => each.turn === turn).map(({ id }) => id);
    for (let start = 0; start < all.length; start += 500) {
      const ids = all.slice(start, start + 500);
      await query.updateTable('pets').set({ turn }).where('id', 'in', ids).execute();
    }
  }
}

/** The newest of a species and time of life that everybody sees. */
export async function findOfKind(
  query: Query,
  { programme, today, species, stage }: Shown & { species: Species; stage: LifeStage },
  most: number,
): Promise<string[]> {
  const { after, until } = birthsOf(species, stage, today);
  const rows = await query
    .selectFrom('pets')
    .select('id')
    .where('status', '=', programme)
    .where(isShown(today))
    .where('species', '=', species)
    .$if(after !== undefined, (pets) => pets.where('born_on', '>', after ?? ''))
    .$if(until !== undefined, (pets) => pets.where('born_on', '<=', until ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of these at most 500 pets those that everybody sees. */
export async function findShownIds(
  query: Query,
  ids: readonly string[],
  today: string,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('pets')
    .select('id')
    .where('id', 'in', ids)
    .where(isPublic(today))
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether it looks for a foster home. */
export async function needsFoster(query: Query, id: string): Promise<boolean> {
  const row = await query
    .selectFrom('pets')
    .select('needs_foster')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.needs_foster === 1;
}

/** Pets that a process of the version before has registered while this one was starting. */
export async function fillWaitingSince({ query }: Tx): Promise<void> {
  await query
    .updateTable('pets')
    .set({ waiting_since: sql<string>`registered_on` })
    .where('waiting_since', '=', '')
    .execute();
}
