import type { Database } from '#server/db/database.ts';
import type { SetupCheck } from '#server/features/organisation/setup/setup-check.ts';
import { listPasskeys } from './passkeys/passkeys.repository.ts';
import { findAdministratorContacts } from './staff.repository.ts';
import type { TwoFactorService } from './two-factor/two-factor.service.ts';

/** Whether the account that asks needs more than a password, and whether somebody else could administer. */
export const accountSetup = ({
  database: { query },
  twoFactor,
}: {
  database: Database;
  twoFactor: TwoFactorService;
}): SetupCheck[] => [
  {
    item: 'secondFactor',
    isDone: async (accountId) =>
      (await twoFactor.isOn(accountId)) || (await listPasskeys(query, accountId)).length > 0,
  },
  {
    item: 'secondAdministrator',
    isDone: async () => (await findAdministratorContacts(query)).length > 1,
  },
];
