import type { Account } from '#domain/accounts/account.ts';
import type { Clock } from '#domain/clock.ts';
import { invalid } from '#domain/errors.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { findAccount } from '../accounts.repository.ts';
import { type AccountLink, findLink, goesTo } from './account-links.repository.ts';

/** What the use cases here depend on. */
export interface RecoveryOwner {
  database: Database;
  clock: Clock;
  limits: RateLimits;
}

export const isUndo = ({ purpose }: AccountLink) => purpose === 'undo-email';

export const linkInvalid = () => invalid({ token: ['linkInvalid'] });

/**
 * The token's link and the account that it opens, when both go together and the token is still good. A suspended account is
 * opened by none but the one that gives it back to the owner of its former address: its thief may be why it is suspended.
 */
export async function findOwner(
  { clock }: RecoveryOwner,
  query: Pick<Tx, 'query'>,
  email: string,
  token: string,
): Promise<{ link: AccountLink; account: Account } | undefined> {
  const link = await findLink(query, token, clock.now());
  if (!link || link.purpose === 'new-email' || !goesTo(link, email)) return undefined;
  const account = await findAccount(query.query, link.userId);
  const isTheirs = account && (isUndo(link) || (!account.disabled && goesTo(link, account.email)));
  return isTheirs ? { link, account } : undefined;
}

/** @throws AppError invalid (under `token`), tooManyRequests */
export async function requireOwner(
  dependencies: RecoveryOwner,
  email: string,
  token: string,
  address: string,
) {
  const { database, limits } = dependencies;
  const owner = await findOwner(dependencies, database, email, token);
  if (!owner) {
    await limits.consume('mailLink', address);
    throw linkInvalid();
  }
  return owner;
}
