import type { CareProduct } from '../catalogues/care-product.ts';
import type { Reason } from '../error-messages/error-messages.ts';
import type { CareFacts, Treated } from './care-entry.ts';
import type { CareLot } from './care-lot.ts';

/** What is known while an entry is written. */
export interface Known {
  pet: Treated;
  /** Those of the pet that stand, without the one that is asked about; in no order. */
  entries: readonly CareFacts[];
  /** All of the catalogue. */
  products: readonly CareProduct[];
  /** Of whoever writes. */
  lots?: readonly Pick<CareLot, 'kind' | 'lot' | 'expiresOn'>[];
}

export interface Doubt {
  /** What somebody would correct if it is wrong. */
  field: 'onDate' | 'productId' | 'lot' | 'expiresOn' | 'weight';
  reason: Reason;
}

export type DoubtRule = (facts: CareFacts, known: Known) => Doubt | undefined;
