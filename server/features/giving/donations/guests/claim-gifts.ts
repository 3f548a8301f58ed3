import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Database } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { claimMonthly } from '../monthly/claim-monthly.ts';
import type { GiftClaim } from './gift-claim.ts';
import { findClaimable, takeOver } from './guest-donors.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  accounts: Pick<AccountsService, 'find' | 'takeSubscription'>;
  audit: AuditService;
  /** Filled while the features are built. */
  claims: readonly GiftClaim[];
}

/**
 * Gifts without an account under the address that the viewer has proven to be theirs: paid, or waiting for cash or a
 * transfer. The latest first.
 * @throws AppError unauthenticated
 */
export async function claimable(dependencies: Dependencies, viewer: Viewer): Promise<Donation[]> {
  const mailbox = await provenMailbox(dependencies, requireAccount(viewer));
  return mailbox === undefined ? [] : findClaimable(dependencies.database.query, mailbox);
}

/**
 * Takes those among them that the viewer says are theirs into the account. Their links open nothing any more.
 * @returns how many
 * @throws AppError unauthenticated, tooManyRequests
 */
export async function claim(
  dependencies: Dependencies,
  { viewer, address }: Actor,
  ids: readonly string[],
): Promise<number> {
  const { database, clock, limits, audit, claims } = dependencies;
  const userId = requireAccount(viewer);
  await admitChange(limits, viewer);
  const mailbox = await provenMailbox(dependencies, userId);
  if (mailbox === undefined || ids.length === 0) return 0;
  return database.transaction(async (tx) => {
    const taken = await takeOver(tx, { mailbox, userId, ids, now: clock.now() });
    const staying = await claimMonthly(dependencies, tx, { giftIds: taken, mailbox, userId });
    const claimed = taken.filter((id) => !staying.includes(id));
    if (claimed.length === 0) return 0;
    for (const one of claims) await one(tx, claimed, userId);
    const who = { actorId: userId, subjectId: userId, address };
    await audit.record(tx, {
      action: 'donations.claimed',
      ...who,
      details: { donationCount: claimed.length },
    });
    return claimed.length;
  });
}

/** Whoever only typed an address has proven nothing. */
async function provenMailbox(
  { accounts }: Dependencies,
  userId: string,
): Promise<string | undefined> {
  const account = await accounts.find(userId);
  return account?.confirmedAt ? normalizeEmail(account.email) : undefined;
}
