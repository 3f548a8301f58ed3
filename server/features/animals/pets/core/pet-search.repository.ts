import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tables } from '#server/db/tables.ts';
import {
  distribute,
  type Piece,
  type SqlValue,
} from '#server/features/kits/querying/prepared-queries.ts';
import { orderBy } from '#server/features/kits/querying/sql-order.ts';
import { every } from '#server/features/kits/querying/sql-predicates.ts';
import type { Predicate } from '#server/features/kits/querying/sql-source.ts';
import type { PetQuery } from './pet-fields.ts';
import { allColumns, type PetRow, publicColumns } from './pet-rows.ts';
import { asksForOne, isByAge, type SearchPlan } from './search-plan.ts';

const media = sql<string | null>`(
  select string_agg(asset_id || coalesce(':' || focus_x || ':' || focus_y, ''), ',' order by position)
  from pet_media where pet_id = pets.id
)`;

/** SQLite plans a query anew for each value that is bound to a bare `limit ?`; behind a cast it does not look. */
const rowLimit = (limit: SqlValue | undefined) => sql<number>`cast(${limit} as integer)`;

/** The rows of the query's page, in its order. */
export function pagePiece(plan: SearchPlan, database: Kysely<Tables>): Piece<Compilable<PetRow>> {
  const { query, sources, walks } = plan;
  const offset = (query.page - 1) * query.limit;
  if (asksForOne(query)) {
    const filter = every(plan.filters);
    return {
      shape: `one ${plan.onlyPublicColumns} ${filter.shape}`,
      values: filter.values,
      // Without a limit, which PostgreSQL would plan for anew each time.
      build: (slots) => selectPets(plan, database).where(filter.build(slots)),
    };
  }
  const order = query.order.map(({ field, direction }) => sources[field].column + direction);
  const near = nearValues(query);
  const shape = `page ${isFirstByAge(query)} ${nearShape(query)} ${plan.onlyPublicColumns} ${order.join()}`;
  if (walks.length === 0) {
    const filter = every(plan.filters);
    return {
      shape: `${shape} ${filter.shape}`,
      values: [...filter.values, ...near, query.limit, offset],
      build: (slots) => plainPage(plan, database, filter, slots),
    };
  }
  const pieces = walks.map(every);
  return {
    shape: `${shape} ${pieces.map((piece) => piece.shape).join(' + ')}`,
    values: [...pieces.flatMap(({ values }) => values), offset + query.limit, query.limit, offset],
    build: (slots) => mergedWalks(plan, database, pieces, slots),
  };
}

const isFirstByAge = (query: PetQuery) => isByAge(query) && query.page === 1;

const nearValues = ({ near = [] }: PetQuery) =>
  near.flatMap(({ cities, states }) => [...cities, ...states]);
const nearShape = ({ near = [] }: PetQuery) =>
  near.map(({ cities, states }) => `${cities.length}+${states.length}`).join();

/** @param places of `nearValues` */
function orderOf({ query, sources }: SearchPlan, places: readonly SqlValue[]): RawBuilder<unknown> {
  const order = orderBy(query.order, sources);
  if (nearValues(query).length === 0) return order;
  const left = [...places];
  const cities: RawBuilder<unknown>[] = [];
  const states: RawBuilder<unknown>[] = [];
  for (const [step, near] of (query.near ?? []).entries()) {
    const when = (column: string, some: readonly SqlValue[]) =>
      some.length === 0
        ? []
        : [sql`when ${sql.ref(column)} in (${sql.join(some)}) then ${sql.lit(step)}`];
    cities.push(...when('city_search', left.splice(0, near.cities.length)));
    states.push(...when('federal_state', left.splice(0, near.states.length)));
  }
  const far = sql.lit(query.near?.length ?? 0);
  return sql`case ${sql.join([...cities, ...states], sql` `)} else ${far} end, ${order}`;
}

function plainPage(
  plan: SearchPlan,
  database: Kysely<Tables>,
  filter: Predicate,
  slots: readonly SqlValue[],
): Compilable<PetRow> {
  const [limit, start] = slots.slice(-2);
  const where = filter.build(slots.slice(0, filter.values.length));
  const order = orderOf(plan, slots.slice(filter.values.length, -2));
  const pets = selectPets(plan, database).orderBy(order);
  if (isFirstByAge(plan.query)) {
    return pets.where(where).limit(rowLimit(limit)).offset(sql<number>`${start}`);
  }
  // Only ids are carried through what has to be sorted or, for PostgreSQL makes up rows that it then skips, passed over.
  return pets.where(
    'id',
    'in',
    sql<string>`(select id from pets where ${where} order by ${order} limit ${rowLimit(limit)} offset ${start})`,
  );
}

function mergedWalks(
  plan: SearchPlan,
  database: Kysely<Tables>,
  walks: readonly Predicate[],
  slots: readonly SqlValue[],
): Compilable<PetRow> {
  const [enough, limit, start] = slots.slice(-3);
  const order = orderBy(plan.query.order, plan.sources);
  const candidates = distribute(walks, slots).map(
    (walk) => sql`select * from (
      select id, created_at from pets where ${walk} order by ${order} limit ${rowLimit(enough)}
    ) as walk`,
  );
  const merged = sql`(${sql.join(candidates, sql` union all `)}) as candidates`;
  return selectPets(plan, database)
    .orderBy(order)
    .where(
      'id',
      'in',
      sql<string>`(select id from ${merged} order by ${order} limit ${rowLimit(limit)} offset ${start})`,
    );
}

function selectPets({ onlyPublicColumns }: SearchPlan, database: Kysely<Tables>) {
  return (
    database
      .selectFrom('pets')
      // `petFromRow` is only called where all columns were asked for.
      .select(onlyPublicColumns ? (publicColumns as unknown as typeof allColumns) : allColumns)
      .select(media.as('media'))
  );
}

/** How many there are of each status, deleted ones apart. */
export function countByStatusPiece(
  { filters }: SearchPlan,
  database: Kysely<Tables>,
): Piece<Compilable<StatusTotal>> {
  const filter = every(filters);
  return {
    shape: `statuses ${filter.shape}`,
    values: filter.values,
    build: (slots) =>
      database
        .selectFrom('pets')
        .select(({ fn, ref }) => [
          ref('status').$castTo<PetStatus>().as('status'),
          'deleted',
          fn.countAll<number>().as('pets'),
        ])
        .where(filter.build(slots))
        .groupBy(['status', 'deleted']),
  };
}

export interface StatusTotal {
  status: PetStatus;
  deleted: 0 | 1;
  pets: number;
}

export function countPiece(
  { filters }: SearchPlan,
  database: Kysely<Tables>,
): Piece<Compilable<{ total: number }>> {
  const filter = every(filters);
  return {
    shape: `count ${filter.shape}`,
    values: filter.values,
    build: (slots) =>
      database
        .selectFrom('pets')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where(filter.build(slots)),
  };
}
