import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { forbidden } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import { findAccount } from './accounts.repository.ts';

/** @throws AppError forbidden */
export async function requireOwn(
  { database }: { database: Database },
  viewer: Viewer,
  id: string,
): Promise<Account> {
  const account =
    viewer.kind === 'user' && viewer.id === id && (await findAccount(database.query, id));
  if (!account) throw forbidden();
  return account;
}
