import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** @returns those among the accounts on which something of the feature rests: they are not deleted by themselves */
export type AccountUse = (
  query: Kysely<Tables>,
  userIds: readonly string[],
) => Promise<readonly string[]>;

export const accountUses = extensionPoint<AccountUse>();
