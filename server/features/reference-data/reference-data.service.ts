import { type Paged, paged } from '#domain/paging.ts';
import type { Database } from '#server/db/database.ts';
import type { RowQuery } from '../querying/row-query.ts';
import {
  type Catalogue,
  type CatalogueEntry,
  type CatalogueField,
  createReferenceDataRepository,
} from './reference-data.repository.ts';

export type { Catalogue, CatalogueEntry, CatalogueField };
export type ReferenceDataService = ReturnType<typeof createReferenceDataService>;

export function createReferenceDataService({ database }: { database: Database }) {
  const repository = createReferenceDataRepository(database);
  return {
    /** Everybody may read all of it. By code or name unless another order is asked for. */
    async query(
      catalogue: Catalogue,
      query: RowQuery<CatalogueField>,
    ): Promise<Paged<CatalogueEntry>> {
      const { entries, total } = await repository.page(catalogue, query);
      return paged(entries, total, query);
    },
  };
}
