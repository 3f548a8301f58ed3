import { type SqlBool, sql } from 'kysely';
import type { Programme } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';
import { isPublic } from './public-pets.ts';

/** The place of a pet in the order in which pets came. */
interface Place {
  created_at: string;
  id: string;
}

/** Every pet from one place to before another, or to the last. */
export interface Span {
  from: Place;
  until: Place | undefined;
}

export interface ListedPet {
  id: string;
  status: Programme;
  /** Instant, UTC ISO 8601. */
  updatedAt: string;
}

/**
 * All pets that were ever taken in, the oldest first, in spans of `size`: which one a pet belongs to changes only when an
 * older one is removed for good.
 */
export async function findSpans(database: Database, size: number): Promise<Span[]> {
  const spans: Span[] = [];
  let from = await findPlace(database, undefined, 0);
  while (from) {
    const until = await findPlace(database, from, size);
    spans.push({ from, until });
    from = until;
  }
  return spans;
}

function findPlace({ query }: Database, from: Place | undefined, offset: number) {
  return query
    .selectFrom('pets')
    .select(['created_at', 'id'])
    .$if(from !== undefined, (pets) => pets.where(isAtOrAfter(from as Place)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .offset(offset)
    .executeTakeFirst();
}

/** How many of a span everybody may see on that day (YYYY-MM-DD), and when one of them was changed last. */
export async function summarizeSpan(
  database: Database,
  span: Span,
  today: string,
): Promise<{ pets: number; updatedAt: string | null }> {
  return publicPets(database, span, today)
    .select(({ fn }) => [
      fn.countAll<number>().as('pets'),
      fn.max<string | null>('updated_at').as('updatedAt'),
    ])
    .executeTakeFirstOrThrow();
}

/** The oldest first. */
export async function listSpan(
  database: Database,
  span: Span,
  today: string,
): Promise<ListedPet[]> {
  const rows = await publicPets(database, span, today)
    .select(['id', 'status', 'updated_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, status, updated_at }) => ({
    id,
    status: status as Programme,
    updatedAt: updated_at,
  }));
}

function publicPets({ query }: Database, { from, until }: Span, today: string) {
  return query
    .selectFrom('pets')
    .where(isPublic(today))
    .where(isAtOrAfter(from))
    .$if(until !== undefined, (pets) => pets.where(isBefore(until as Place)));
}

const isAtOrAfter = ({ created_at, id }: Place) =>
  sql<SqlBool>`(created_at, id) >= (${created_at}, ${id})`;
const isBefore = ({ created_at, id }: Place) =>
  sql<SqlBool>`(created_at, id) < (${created_at}, ${id})`;
