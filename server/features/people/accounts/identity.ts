import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { forbidden, invalid } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { findCredentials } from './credentials.repository.ts';
import type { Passwords } from './passwords.ts';

export type Identity = ReturnType<typeof createIdentity>;

/** Asks somebody who is signed in who they are once more, before what a borrowed telephone must not do. */
export function createIdentity({
  database,
  limits,
  passwords,
}: {
  database: Database;
  limits: RateLimits;
  passwords: Passwords;
}) {
  return {
    /** @throws AppError forbidden, invalid (under `password`), tooManyRequests */
    async confirm(viewer: Viewer, password: string): Promise<Account> {
      if (viewer.kind !== 'user') throw forbidden();
      await limits.consume('confirmation', viewer.id);
      const found = await findCredentials(database.query, { id: viewer.id });
      const isRight = await passwords.matches(found?.passwordHash, password);
      if (!found || !isRight) throw invalid({ password: ['passwordIncorrect'] });
      await limits.forgive({ confirmation: viewer.id });
      return found.account;
    },
  };
}
