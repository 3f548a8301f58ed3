import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import { type CompanyState, publicStates } from '#domain/companies/company-states.ts';
import { conflict } from '#domain/errors.ts';
import { moderatorsReason } from '#domain/moderators-reason.ts';
import { type Paged, pageSize } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import {
  type CompanyChanges,
  type CompanyKey,
  pageOfCompanies,
  type StoredCompany,
  updateCompany,
} from './companies.repository.ts';
import {
  type CompanyDependencies,
  type CompanyWithGifts,
  logCompany,
  requireReadable,
  withGifts,
} from './company-dependencies.ts';
import { type CompanyOutcome, companyMail } from './company-mail.ts';

/** Those that want to be shown, the newest first. @throws AppError unauthenticated, forbidden */
export async function list(
  dependencies: CompanyDependencies,
  viewer: Viewer,
  { page, state }: { page: number; state?: CompanyState | undefined },
): Promise<Paged<CompanyWithGifts>> {
  requireRight(viewer, 'supporters.moderate');
  const found = await pageOfCompanies(dependencies.database, { page, limit: pageSize }, state);
  return { ...found, items: await withGifts(dependencies, found.items) };
}

interface Judgement {
  action: AuditAction;
  outcome: CompanyOutcome;
  reason: string;
  take(found: StoredCompany): CompanyChanges;
}

/** @throws AppError unauthenticated, forbidden, notFound, conflict, tooManyRequests */
async function judge(
  dependencies: CompanyDependencies,
  actor: Actor,
  key: CompanyKey,
  { action, outcome, reason, take }: Judgement,
): Promise<CompanyKey> {
  const reviewedBy = requireRight(actor.viewer, 'supporters.moderate');
  const { database, clock, limits, dataVersions } = dependencies;
  await admitChange(limits, actor.viewer);
  const now = clock.now().toISOString();
  return database.transaction(async (tx) => {
    const found = await requireReadable(tx, actor.viewer, key.id);
    const changes = { ...take(found), reason, reviewedBy };
    if (!(await updateCompany(tx, key, changes, now))) throw conflict('companyChanged');
    await dataVersions.bump(tx, 'companies');
    await logCompany(dependencies, tx, actor, action, found);
    await tell(dependencies, tx, found, outcome, reason);
    return { id: key.id, revision: key.revision + 1 };
  });
}

/** @throws AppError conflict */
function requireIn(found: StoredCompany, states: readonly CompanyState[]): void {
  if (!states.includes(found.state)) throw conflict('companyStateChanged');
}

/** Everybody reads it as it is written now; also one that was refused by mistake. @throws AppError as `judge` */
export const approve = (dependencies: CompanyDependencies, actor: Actor, key: CompanyKey) =>
  judge(dependencies, actor, key, {
    action: 'company.approved',
    outcome: 'approved',
    reason: '',
    take(found) {
      requireIn(found, ['review', 'refused']);
      const { name, website, showsAmount } = found.written;
      return {
        state: 'shown',
        shown: { name, website, showsAmount },
        shownLogo: found.logo,
        approvedAt: found.approvedAt ?? dependencies.clock.now().toISOString(),
      };
    },
  });

/** With a reason; what everybody reads stays. @throws AppError as `judge`, invalid */
export async function refuse(
  dependencies: CompanyDependencies,
  actor: Actor,
  { reason: said, ...key }: CompanyKey & { reason: string },
): Promise<CompanyKey> {
  requireRight(actor.viewer, 'supporters.moderate');
  const { reason } = valid(moderatorsReason, { reason: said });
  return judge(dependencies, actor, key, {
    action: 'company.refused',
    outcome: 'refused',
    reason,
    take(found) {
      requireIn(found, ['review']);
      return { state: 'refused' };
    },
  });
}

/** With a reason; nobody reads it any more, until `restore`. @throws AppError as `judge`, invalid */
export async function takeOff(
  dependencies: CompanyDependencies,
  actor: Actor,
  { reason: said, ...key }: CompanyKey & { reason: string },
): Promise<CompanyKey> {
  requireRight(actor.viewer, 'supporters.moderate');
  const { reason } = valid(moderatorsReason, { reason: said });
  return judge(dependencies, actor, key, {
    action: 'company.takenOff',
    outcome: 'takenOff',
    reason,
    take(found) {
      requireIn(found, publicStates);
      if (found.shown === null) throw conflict('companyStateChanged');
      return { state: 'takenOff' };
    },
  });
}

/** As it was when it was taken off. @throws AppError as `judge` */
export const restore = (dependencies: CompanyDependencies, actor: Actor, key: CompanyKey) =>
  judge(dependencies, actor, key, {
    action: 'company.restored',
    outcome: 'approved',
    reason: '',
    take(found) {
      requireIn(found, ['takenOff']);
      if (found.shown === null) throw conflict('companyStateChanged');
      return { state: 'shown' };
    },
  });

async function tell(
  { accounts, mail, siteUrl }: CompanyDependencies,
  tx: Tx,
  { ownerId, written }: StoredCompany,
  outcome: CompanyOutcome,
  reason: string,
): Promise<void> {
  const owner =
    ownerId === null ? undefined : (await accounts.contactsOf([ownerId], tx.query)).get(ownerId);
  if (!owner) return;
  const { email: to, language } = owner;
  const page = outcome === 'approved' ? 'companies' : 'myCompany';
  const companyUrl = siteUrl + pathFor(page, language);
  const data = { name: written.name, outcome, reason, companyUrl };
  await mail.enqueue(tx, { template: companyMail, to, language, data });
}
