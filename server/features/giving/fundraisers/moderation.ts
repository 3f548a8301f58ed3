import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import { conflict } from '#domain/errors.ts';
import { type FundraiserState, fundraiserStateOn } from '#domain/fundraisers/fundraiser-states.ts';
import { moderatorsReason } from '#domain/moderators-reason.ts';
import { type Paged, pageSize } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { donationReferences } from '../donations/donation-references.ts';
import {
  type FundraiserDependencies,
  logFundraiser,
  requireReadable,
  todayOf,
} from './fundraiser-dependencies.ts';
import { type FundraiserOutcome, fundraiserMail } from './fundraiser-mail.ts';
import { requireTarget } from './fundraiser-targets.ts';
import {
  type FundraiserChanges,
  type FundraiserKey,
  pageOfFundraisers,
  type StoredFundraiser,
  updateFundraiser,
} from './fundraisers.repository.ts';
import { type ListedFundraiser, withReports } from './own-fundraisers.ts';
import { findOpenReports, settleAll } from './reports.repository.ts';

/** Those that wait first. @throws AppError unauthenticated, forbidden */
export async function list(
  dependencies: FundraiserDependencies,
  viewer: Viewer,
  { page, state }: { page: number; state?: FundraiserState | undefined },
): Promise<Paged<ListedFundraiser>> {
  requireRight(viewer, 'supporters.moderate');
  const found = await pageOfFundraisers(dependencies.database, { page, limit: pageSize }, state);
  return { ...found, items: await withReports(dependencies, found.items, true) };
}

interface Judgement {
  action: AuditAction;
  outcome: FundraiserOutcome;
  reason: string;
  take(found: StoredFundraiser): FundraiserChanges;
}

/** @throws AppError unauthenticated, forbidden, notFound, conflict, tooManyRequests */
async function judge(
  dependencies: FundraiserDependencies,
  actor: Actor,
  key: FundraiserKey,
  { action, outcome, reason, take }: Judgement,
): Promise<FundraiserKey> {
  const moderator = requireRight(actor.viewer, 'supporters.moderate');
  const { database, clock, limits, dataVersions } = dependencies;
  await admitChange(limits, actor.viewer);
  const now = clock.now().toISOString();
  return database.transaction(async (tx) => {
    const found = await requireReadable(tx, actor.viewer, key.id);
    const changes = { ...take(found), reason, reviewed_by: moderator };
    if (!(await updateFundraiser(tx, key, changes, now))) throw conflict('fundraiserChanged');
    await dataVersions.bump(tx, 'campaigns');
    if (outcome === 'takenOff') await donationReferences.forgetFundraiserNames(tx, found.id);
    await logFundraiser(dependencies, tx, actor, action, found);
    await tell(dependencies, tx, found, outcome, reason);
    return { id: key.id, revision: key.revision + 1 };
  });
}

/** Whether it is the page itself that waits, or changes of one that everybody reads. */
function waiting(
  dependencies: FundraiserDependencies,
  found: StoredFundraiser,
): 'page' | 'changes' {
  const state = fundraiserStateOn(found, todayOf(dependencies));
  if (state === 'review') return 'page';
  if (state === 'active' && found.changes === 'review') return 'changes';
  throw conflict('fundraiserStateChanged');
}

/** Everybody reads it as it is written now. @throws AppError as `judge` (its last day is over as well), invalid (its pet or campaign takes no gifts) */
export async function approve(
  dependencies: FundraiserDependencies,
  actor: Actor,
  key: FundraiserKey,
): Promise<FundraiserKey> {
  requireRight(actor.viewer, 'supporters.moderate');
  const { written } = await requireReadable(dependencies.database, actor.viewer, key.id);
  await requireTarget(dependencies, written);
  const now = dependencies.clock.now().toISOString();
  return judge(dependencies, actor, key, {
    action: 'fundraiser.approved',
    outcome: 'approved',
    reason: '',
    take(found) {
      waiting(dependencies, found);
      if (found.written.endsOn < todayOf(dependencies)) throw conflict('fundraiserOverAlready');
      return {
        state: 'active',
        changes: 'none',
        shown_json: JSON.stringify(found.written),
        shown_picture_id: found.picture,
        ends_on: found.written.endsOn,
        approved_at: found.approvedAt ?? now,
      };
    },
  });
}

/** With a reason; what everybody reads stays. @throws AppError as `judge`, invalid */
export async function refuse(
  dependencies: FundraiserDependencies,
  actor: Actor,
  { reason: said, ...key }: FundraiserKey & { reason: string },
): Promise<FundraiserKey> {
  requireRight(actor.viewer, 'supporters.moderate');
  const { reason } = valid(moderatorsReason, { reason: said });
  return judge(dependencies, actor, key, {
    action: 'fundraiser.refused',
    outcome: 'refused',
    reason,
    take: (found) =>
      waiting(dependencies, found) === 'page' ? { state: 'refused' } : { changes: 'refused' },
  });
}

/** Nobody reads it any more, and no gift names it; what was given stays. @throws AppError as `judge`, invalid */
export async function takeOff(
  dependencies: FundraiserDependencies,
  actor: Actor,
  { reason: said, ...key }: FundraiserKey & { reason: string },
): Promise<FundraiserKey> {
  requireRight(actor.viewer, 'supporters.moderate');
  const { reason } = valid(moderatorsReason, { reason: said });
  return judge(dependencies, actor, key, {
    action: 'fundraiser.takenOff',
    outcome: 'takenOff',
    reason,
    take(found) {
      if (found.state !== 'active' && found.state !== 'ended') {
        throw conflict('fundraiserStateChanged');
      }
      return { state: 'takenOff', changes: 'none', shown_json: null, shown_picture_id: null };
    },
  });
}

async function tell(
  { accounts, mail, siteUrl }: FundraiserDependencies,
  tx: Tx,
  { id, ownerId, slug, written }: StoredFundraiser,
  outcome: FundraiserOutcome,
  reason: string,
): Promise<void> {
  const owner =
    ownerId === null ? undefined : (await accounts.contactsOf([ownerId], tx.query)).get(ownerId);
  if (!owner) return;
  const { email: to, language } = owner;
  const pageUrl =
    siteUrl +
    (outcome === 'approved'
      ? pathFor('fundraiser', language, { slug })
      : pathFor('myFundraiser', language, { id }));
  const data = { title: written.title, outcome, reason, pageUrl };
  await mail.enqueue(tx, { template: fundraiserMail, to, language, data });
}

const mostReports = 100;

/** What visitors have reported of it, the latest first. @throws AppError unauthenticated, forbidden, notFound */
export async function reports({ database }: FundraiserDependencies, viewer: Viewer, id: string) {
  requireRight(viewer, 'supporters.moderate');
  await requireReadable(database, viewer, id);
  return findOpenReports(database, id, mostReports);
}

/** @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
export async function settleReports(
  dependencies: FundraiserDependencies,
  actor: Actor,
  id: string,
): Promise<void> {
  requireRight(actor.viewer, 'supporters.moderate');
  await admitChange(dependencies.limits, actor.viewer);
  await dependencies.database.transaction(async (tx) => {
    const found = await requireReadable(tx, actor.viewer, id);
    await settleAll(tx, id, dependencies.clock.now().toISOString());
    await logFundraiser(dependencies, tx, actor, 'fundraiser.reportsSettled', found);
  });
}
