import type { CareEntry } from '#domain/care/care-entry.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import type { Tx } from '#server/db/database.ts';
import type { CareDependencies } from './care-dependencies.ts';
import { findEntries } from './care-entries.repository.ts';
import { careProductsIn } from './care-plan.ts';
import { operationsAfter } from './operations.repository.ts';

/** What other features ask about medical records; who may do what with the answer they decide themselves. */
export const careReferences = {
  operations: operationsAfter,
  /** Of a pet: its entries, the latest first, and the products that they may name. */
  async record(
    dependencies: Pick<CareDependencies, 'catalogues'>,
    query: Tx['query'],
    petId: string,
  ): Promise<{ entries: CareEntry[]; products: CareProduct[] }> {
    const entries = await findEntries(query, [petId]);
    return { entries, products: await careProductsIn(dependencies, query) };
  },
};
