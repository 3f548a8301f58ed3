import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

type Query = Tx['query'];

/** Somebody has an animal that is not their own. */
export interface Holding {
  petId: string;
  accountId: string;
  /** Of a family the application by which it adopted the animal; null of whoever looks after it for a time. */
  adoptionId: string | null;
}

/** Who has animals that are not their own, and so keeps their medical records; features that know bring one. */
export interface CareAccess {
  /** All pets that the account has now; bounded by who brings it. */
  heldBy(query: Query, accountId: string): Promise<readonly string[]>;
  /** Who has any of these pets now. */
  holdingsOf(query: Query, petIds: readonly string[]): Promise<readonly Holding[]>;
}

export const careAccesses = extensionPoint<CareAccess>();

/** Whoever brought the access. */
export async function findHoldings(
  accesses: readonly CareAccess[],
  query: Query,
  petIds: readonly string[],
): Promise<Holding[]> {
  const all: Holding[] = [];
  for (const access of accesses) all.push(...(await access.holdingsOf(query, petIds)));
  return all;
}

/** A family that has the pet that it adopted. */
export type Family = Pick<Holding, 'accountId'> & { adoptionId: string };

/** @param holdings of any pets */
export function familyIn(holdings: readonly Holding[], petId: string): Family | null {
  for (const { adoptionId, accountId, ...held } of holdings) {
    if (held.petId === petId && adoptionId !== null) return { accountId, adoptionId };
  }
  return null;
}
