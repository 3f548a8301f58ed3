import type { CareEntry } from '#domain/care/care-entry.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import type { Tx } from '#server/db/database.ts';
import { findEntries } from './care-entries.repository.ts';
import type { CareParts } from './care-parts.ts';
import { careProductsIn } from './care-plan.ts';
import { operationsAfter } from './operations.repository.ts';

/** What other features ask about medical records; who may do what with the answer they decide themselves. */
export const careReferences = {
  operations: operationsAfter,
  /** Of a pet: its entries, the latest first, and the products that they may name. */
  async record(
    parts: Pick<CareParts, 'catalogues'>,
    query: Tx['query'],
    petId: string,
  ): Promise<{ entries: CareEntry[]; products: CareProduct[] }> {
    const entries = await findEntries(query, [petId]);
    return { entries, products: await careProductsIn(parts, query) };
  },
};
