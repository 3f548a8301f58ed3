import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type {
  FosterAge,
  FosterHome,
  FosterHomeStatus,
  FosterSize,
  FosterSkill,
  FosterSpecies,
} from '#domain/fostering/foster-home.ts';
import type { PageRequest } from '#domain/paging.ts';
import { foldText } from '#domain/text.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { FosterHomesTable } from '#server/db/tables/fostering.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';

type Query = Tx['query'];

export async function findHome(query: Query, id: string): Promise<FosterHome | undefined> {
  const row = await query
    .selectFrom('foster_homes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function findHomeOf(query: Query, accountId: string): Promise<FosterHome | undefined> {
  const row = await query
    .selectFrom('foster_homes')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Of one page, in no order. */
export async function findHomes(query: Query, ids: readonly string[]): Promise<FosterHome[]> {
  if (ids.length === 0) return [];
  const rows = await query.selectFrom('foster_homes').selectAll().where('id', 'in', ids).execute();
  return rows.map(fromRow);
}

/** Nobody else changes it, or places a pet there, until the end of the transaction. */
export async function lockHome({ query }: Tx, id: string): Promise<FosterHome | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('foster_homes')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Made, or written anew: an account has one. */
export async function storeHome({ query }: Tx, home: FosterHome): Promise<void> {
  const { id: _id, account_id: _account, created_at: _created, ...columns } = toRow(home);
  await query
    .insertInto('foster_homes')
    .values(toRow(home))
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
}

export async function deleteHomes({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('foster_homes').where('id', 'in', ids).execute();
}

/** What a list of homes asks for; what is undefined is not asked. */
export interface HomeSearch {
  status?: FosterHomeStatus | undefined;
  /** Homes for both fit either. */
  species?: Exclude<FosterSpecies, 'both'> | undefined;
  /** Part of the city's name. */
  city?: string | undefined;
  /** Places that have to be free. */
  free?: number | undefined;
  /** Homes of these people. */
  accountIds?: readonly string[] | undefined;
  /** Homes that are offered on that day, by what their people said. YYYY-MM-DD */
  on?: string | undefined;
}

/** The newest first. */
export async function pageOfHomes(
  database: Database,
  search: HomeSearch,
  page: PageRequest,
): Promise<{ items: FosterHome[]; total: number }> {
  const newest = matching(database, database.query, search)
    .selectAll('foster_homes')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(newest, page);
  return { items: items.map(fromRow), total };
}

function matching({ dialect }: Pick<Database, 'dialect'>, query: Query, search: HomeSearch) {
  const { status, species, city, accountIds, free, on } = search;
  let found = query.selectFrom('foster_homes');
  if (status) found = found.where('status', '=', status);
  if (species) found = found.where('species', 'in', [species, 'both']);
  if (accountIds) found = found.where('account_id', 'in', [...accountIds]);
  if (city) {
    const operand = dialect.contained(foldText(city));
    found = found.where(
      sql<SqlBool>`${dialect.contains(sql.ref('foster_homes.city_search'), operand)}`,
    );
  }
  if (free !== undefined) found = found.where(hasFree(free));
  if (on !== undefined) {
    found = found.where((eb) =>
      eb.or([eb('available_until', 'is', null), eb('available_until', '>=', on)]),
    );
  }
  return found;
}

const hasFree = (places: number) => sql<SqlBool>`foster_homes.places - (
  select count(*) from foster_placements
  where foster_placements.home_id = foster_homes.id and foster_placements.ended_on is null
) >= ${places}`;

/** Those that ended, where no animal is any more. */
export const expiringHomes = expiringRows({
  table: 'foster_homes',
  key: 'id',
  since: sql.ref('changed_at'),
  condition: sql<SqlBool>`status = 'ended' and not exists (
    select 1 from foster_placements
    where foster_placements.home_id = foster_homes.id and foster_placements.ended_on is null
  )`,
});

const toRow = (home: FosterHome): Insertable<FosterHomesTable> => ({
  id: home.id,
  account_id: home.accountId,
  status: home.status,
  species: home.species,
  places: home.places,
  ages_json: JSON.stringify(home.ages),
  sizes_json: JSON.stringify(home.sizes),
  skills_json: JSON.stringify(home.skills),
  animals: home.animals,
  notes: home.notes,
  city: home.city,
  city_search: foldText(home.city),
  available_until: home.availableUntil,
  created_at: home.createdAt,
  changed_at: home.changedAt,
});

const fromRow = (row: Selectable<FosterHomesTable>): FosterHome => ({
  id: row.id,
  accountId: row.account_id,
  status: row.status,
  species: row.species,
  places: row.places,
  ages: JSON.parse(row.ages_json) as FosterAge[],
  sizes: JSON.parse(row.sizes_json) as FosterSize[],
  skills: JSON.parse(row.skills_json) as FosterSkill[],
  animals: row.animals,
  notes: row.notes,
  city: row.city,
  availableUntil: row.available_until,
  createdAt: row.created_at,
  changedAt: row.changed_at,
});
