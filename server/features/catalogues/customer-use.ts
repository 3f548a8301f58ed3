import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/**
 * @param since instant, UTC ISO 8601
 * @returns those among the customers whom something of the feature names that is from `since` on, or not over
 */
export type CustomerUse = (
  query: Kysely<Tables>,
  customerIds: readonly string[],
  since: string,
) => Promise<readonly string[]>;
