import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

/** Who holds animals that are not their own, and so keeps their medical records; features that know bring one. */
export interface CareAccess {
  /** Those among the pets that the account holds now. */
  heldAmong(query: Query, accountId: string, petIds: readonly string[]): Promise<readonly string[]>;
  /** All pets that the account holds now; bounded by who brings it. */
  heldBy(query: Query, accountId: string): Promise<readonly string[]>;
  /** The accounts that hold any of these pets now. */
  holdersOf(query: Query, petIds: readonly string[]): Promise<readonly string[]>;
}
