import { type Compilable, type Kysely, sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { distribute, type Piece, type SqlValue } from '../querying/prepared-queries.ts';
import { every, orderBy } from '../querying/sql-predicates.ts';
import { petSources } from './pet-fields.ts';
import { type PetRow, privateColumns, publicColumns } from './pet-rows.ts';
import { isByAge, type SearchPlan } from './search-plan.ts';

const mediaIds = sql<string | null>`(
  select string_agg(asset_id, ',' order by position) from pet_media where pet_id = pets.id
)`;

/** The rows of the query's page, in its order. */
export function pagePiece(plan: SearchPlan, database: Kysely<Tables>): Piece<Compilable<PetRow>> {
  const { query, walks } = plan;
  const order = orderBy(query.order, petSources);
  const offset = (query.page - 1) * query.limit;
  const columns = plan.onlyPublicColumns ? publicColumns : [...publicColumns, ...privateColumns];
  const rows = database.selectFrom('pets').select(columns).select(mediaIds.as('media_ids'));
  const shape = `page ${columns.length} ${JSON.stringify(query.order)}`;
  const range = (limit: SqlValue = null, start: SqlValue = null) =>
    sql`order by ${order} limit ${limit} offset ${start}`;
  // A query for public columns selects fewer; `petFromRow` is only called where all were asked for.
  const finish = (page: typeof rows) => page.orderBy(order) as unknown as Compilable<PetRow>;

  if (walks.length > 0) {
    const pieces = walks.map(every);
    return {
      shape: `${shape} ${pieces.map((piece) => piece.shape).join(' + ')}`,
      values: [
        ...pieces.flatMap(({ values }) => values),
        offset + query.limit,
        query.limit,
        offset,
      ],
      build: (slots) => {
        const [enough = null, limit, start] = slots.slice(-3);
        const candidates = distribute(pieces, slots).map(
          (walk) => sql`select * from (
            select id, created_at from pets where ${walk} ${range(enough, 0)}
          ) as walk`,
        );
        const merged = sql`(${sql.join(candidates, sql` union all `)}) as candidates`;
        const ids = sql<string>`(select id from ${merged} ${range(limit, start)})`;
        return finish(rows.where('id', 'in', ids));
      },
    };
  }

  const filter = every(plan.filters);
  return {
    shape: `${shape} ${filter.shape}`,
    values: [...filter.values, query.limit, offset],
    build: (slots) => {
      const [limit, start] = slots.slice(-2);
      const where = filter.build(slots.slice(0, -2));
      // Where everything that matches has to be sorted, only ids are carried through the sorting.
      return isByAge(query)
        ? finish(rows.where(where).limit(sql<number>`${limit}`).offset(sql<number>`${start}`))
        : finish(
            rows.where(
              'id',
              'in',
              sql<string>`(select id from pets where ${where} ${range(limit, start)})`,
            ),
          );
    },
  };
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
