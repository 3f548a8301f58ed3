import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/**
 * @param since instant, UTC ISO 8601
 * @returns those among the customers whom something of the feature names that is from `since` on, or not over
 */
export type CustomerUse = (
  query: Kysely<Tables>,
  customerIds: readonly string[],
  since: string,
) => Promise<readonly string[]>;

export const customerUses = extensionPoint<CustomerUse>();

/** @returns those among the customers whom the anti-laundering law has identified, for as long as they are kept */
export type IdentifiedCustomers = (
  query: Kysely<Tables>,
  customerIds: readonly string[],
) => Promise<readonly string[]>;

export const identifiedCustomers = extensionPoint<IdentifiedCustomers>();
