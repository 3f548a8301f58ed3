import type { Account } from '#domain/accounts/account.ts';
import { profileChanges } from '#domain/accounts/profile.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { forbidden, invalid, notFound } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type {
  ReferenceDataService,
  SatList,
} from '#server/features/kits/reference-data/reference-data.service.ts';
import { valid } from '#server/features/kits/valid.ts';
import { findAccount, updateAccount } from './accounts.repository.ts';
import type { Avatars } from './avatars.ts';
import { requireOwn } from './own-account.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  referenceData: ReferenceDataService;
  avatars: Avatars;
  limits: RateLimits;
}

/** Beside the fields of the profile; what is missing stays as it is. */
interface OtherChanges {
  /** Only ever the own one again, for forms send back what they have read. */
  email?: string;
  /** The same again, or null: the relation with the monthly donation is over. */
  subscriptionId?: string | null;
  /** The address that an upload has answered with, or null for none. */
  avatar?: string | null;
}

/**
 * @param changes what `profileChanges` takes
 * @throws AppError forbidden (not one's own), invalid (by field), notFound, tooManyRequests
 */
export async function update(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
  changes: unknown,
  others: OtherChanges,
): Promise<Account> {
  const { limits, avatars, database, clock } = dependencies;
  if (viewer.kind !== 'user' || viewer.id !== id) throw forbidden();
  await admitChange(limits, viewer);
  const profile = valid(profileChanges, changes);
  await requireSatCodes(dependencies, profile, await requireOwn(dependencies, viewer, id));
  const avatarFile = await avatars.findFile(id, others.avatar);
  const account = await database.transaction(async (tx) => {
    const current = await findAccount(tx.query, id);
    if (!current) throw notFound('user');
    requireUnchanged(current, others);
    const { subscriptionId } = others;
    const changed = { ...profile, avatarFile, ...(subscriptionId === null && { subscriptionId }) };
    await updateAccount(tx, id, changed, clock.now());
    return findAccount(tx.query, id);
  });
  if (!account) throw notFound('user');
  if (avatarFile !== undefined) await avatars.keepOnly(id, [account.avatarFile]);
  return account;
}

/** What is chosen anew; what was chosen before may have gone out of use since. */
async function requireSatCodes(
  { referenceData }: Dependencies,
  { taxRegime, cfdiUse }: Pick<Partial<Account>, 'taxRegime' | 'cfdiUse'>,
  current: Account,
): Promise<void> {
  const isOffered = async (list: SatList, code: string | undefined, chosen: string) =>
    !code || code === chosen || referenceData.offers(list, code);
  if (!(await isOffered('satTaxRegimes', taxRegime, current.taxRegime)))
    throw invalid({ taxRegime: ['chooseOption'] });
  if (!(await isOffered('satCfdiUses', cfdiUse, current.cfdiUse)))
    throw invalid({ cfdiUse: ['chooseOption'] });
}

function requireUnchanged(account: Account, { email, subscriptionId }: OtherChanges): void {
  if (email !== undefined && normalizeEmail(email) !== normalizeEmail(account.email)) {
    throw invalid({ email: ['readOnly'] });
  }
  if (subscriptionId && subscriptionId !== account.subscriptionId) {
    throw invalid({ subscriptionId: ['readOnly'] });
  }
}
