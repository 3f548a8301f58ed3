import { sql } from 'kysely';
import { type Programme, programmes } from '#domain/pets/vocabularies.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { isPublic } from './public-pets.ts';

/** @returns how many were noted */
export async function insertDebuts(
  { query }: Tx,
  { today, now, most }: { today: string; now: string; most: number },
): Promise<number> {
  const { numAffectedRows } = await sql`insert into pet_debuts (pet_id, programme, since)
    select pets.id, pets.status, ${now} from pets
    where ${isPublic(today)} and not exists (
      select 1 from pet_debuts where pet_debuts.pet_id = pets.id and pet_debuts.programme = pets.status
    )
    limit ${most}
    on conflict do nothing`.execute(query);
  return Number(numAffectedRows ?? 0);
}

/** The latest first. */
export async function findDebutsAfter(
  { query }: Database,
  { programme, after, most }: { programme: Programme; after: string; most: number },
): Promise<{ ids: string[]; until: string }> {
  const rows = await query
    .selectFrom('pet_debuts')
    .select(['pet_id', 'since'])
    .where('programme', '=', programme)
    .where('since', '>', after)
    .orderBy('since', 'desc')
    .orderBy('pet_id', 'desc')
    .limit(most)
    .execute();
  return { ids: rows.map(({ pet_id }) => pet_id), until: rows[0]?.since ?? after };
}

/** The pets of the latest debuts in any programme, the latest first; a pet may stand twice. */
export async function findLatestDebuts(query: Tx['query'], most: number): Promise<string[]> {
  const rows = await Promise.all(
    programmes.map((programme) =>
      query
        .selectFrom('pet_debuts')
        .select(['pet_id', 'since'])
        .where('programme', '=', programme)
        .orderBy('since', 'desc')
        .orderBy('pet_id', 'desc')
        .limit(most)
        .execute(),
    ),
  );
  return rows
    .flat()
    .sort((one, other) => (one.since < other.since ? 1 : -1))
    .slice(0, most)
    .map(({ pet_id }) => pet_id);
}

/** Of these at most a hundred pets. */
export async function findDebutsOf(query: Tx['query'], ids: readonly string[]) {
  if (ids.length === 0) return [];
  return query.selectFrom('pet_debuts').selectAll().where('pet_id', 'in', ids).execute();
}
