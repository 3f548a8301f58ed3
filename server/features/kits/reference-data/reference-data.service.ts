import type { CatalogueName } from '#domain/catalogues/index.ts';
import { isValidOn } from '#domain/catalogues/sat-lists.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database } from '#server/db/database.ts';
import { type CatalogueRow, catalogueTables } from '../querying/catalogue-tables.ts';
import type { RowQuery } from '../querying/row-query.ts';

export type SatList = Extract<CatalogueName, `sat${string}`>;

export type ReferenceDataService = ReturnType<typeof createReferenceDataService>;

/** The lists of the SAT, which migrations fill and everybody may read. */
export function createReferenceDataService({
  database,
  clock,
  timezone,
}: {
  database: Database;
  clock: Clock;
  timezone: string;
}) {
  const query = (list: SatList, requested: RowQuery<string>): Promise<Paged<CatalogueRow>> =>
    catalogueTables[list].page(database, requested);

  return {
    query,

    /** Whether the code may be chosen today. */
    async offers(list: SatList, code: string): Promise<boolean> {
      const where = [{ field: 'code', operator: '=', value: code }] as const;
      const { items } = await query(list, { where, order: [], page: 1, limit: 1 });
      const today = dateIn(timezone, clock.now());
      return items.some((row) => isValidOn(today, row as unknown as Validity));
    },
  };
}

type Validity = Parameters<typeof isValidOn>[1];
