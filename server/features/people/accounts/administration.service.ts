import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Account } from '#domain/accounts/account.ts';
import { type Role, roles as roleWords, type Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Paged, PageRequest } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditAction, AuditService } from '../audit/audit.service.ts';
import type { AccountNotices } from './account-notices.ts';
import { updateAccount } from './accounts.repository.ts';
import { lockCredentials } from './credentials.repository.ts';
import type { Session, SessionsService } from './sessions/sessions.service.ts';
import { findOtherAdministrators, lockAdministrators } from './staff.repository.ts';

interface AdministrationDependencies {
  database: Database;
  clock: Clock;
  audit: AuditService;
  sessions: SessionsService;
  limits: RateLimits;
  notices: AccountNotices;
}

/** What administrators do with other people's accounts. One of them always stays. */
export function createAdministrationService(dependencies: AdministrationDependencies) {
  const { database, clock, audit, sessions, limits, notices } = dependencies;

  /**
   * Runs a change of somebody's account and writes it down; its owner is notified by mail.
   * @throws AppError forbidden, notFound, tooManyRequests
   */
  async function change(
    { viewer, address }: Actor,
    id: string,
    action: AuditAction,
    work: (tx: Tx, account: Account) => Promise<Record<string, unknown>>,
  ): Promise<Account> {
    const actorId = requireRight(viewer, 'accounts.manage');
    await admitChange(limits, viewer);
    return database.transaction(async (tx) => {
      await lockAdministrators(tx);
      const found = await lockCredentials(tx, id);
      if (!found) throw notFound('user');
      const details = await work(tx, found.account);
      await audit.record(tx, { action, actorId, subjectId: id, address, details });
      return (await lockCredentials(tx, id))?.account ?? found.account;
    });
  }

  return {
    /** @throws AppError forbidden, notFound, conflict (nobody would be left to administer) */
    setRoles: (by: Actor, id: string, roles: readonly Role[]): Promise<Account> =>
      change(by, id, 'roles.changed', async (tx, account) => {
        if (!roles.includes('administrator')) await requireAnotherAdministrator(tx, account);
        // In the order of the vocabulary, each once.
        const changed = roleWords.values.filter((role) => roles.includes(role));
        const details = { before: account.roles, after: changed };
        if (String(details.before) === String(details.after)) return details;
        await updateAccount(tx, id, { roles: changed }, clock.now());
        await notices.notifyOfAdministration(tx, account, { kind: 'rolesChanged', ...details });
        return details;
      }),

    /** Ends the person's sessions too. @throws AppError forbidden, notFound, conflict (their own, or the last one) */
    disable: (by: Actor, id: string): Promise<Account> =>
      change(by, id, 'account.disabled', async (tx, account) => {
        if (by.viewer.kind === 'user' && by.viewer.id === id) throw conflict('ownAccount');
        await requireAnotherAdministrator(tx, account);
        await updateAccount(tx, id, { disabled: true }, clock.now());
        await sessions.endAll(tx, id);
        if (!account.disabled) {
          await notices.notifyOfAdministration(tx, account, { kind: 'disabled' });
        }
        return {};
      }),

    /** @throws AppError forbidden, notFound */
    enable: (by: Actor, id: string): Promise<Account> =>
      change(by, id, 'account.enabled', async (tx, account) => {
        await updateAccount(tx, id, { disabled: false }, clock.now());
        if (account.disabled) {
          await notices.notifyOfAdministration(tx, account, { kind: 'enabled' });
        }
        return {};
      }),

    /** Ends all of the person's sessions. @throws AppError forbidden, notFound */
    signOut: (by: Actor, id: string): Promise<Account> =>
      change(by, id, 'session.allEnded', async (tx, account) => {
        const ended = await sessions.endAll(tx, id);
        if (ended > 0) {
          await notices.notifyOfAdministration(tx, account, { kind: 'sessionsEnded' });
        }
        return {};
      }),

    /** Somebody's open sessions, last used first. @throws AppError forbidden */
    async sessionsOf(viewer: Viewer, id: string, page: PageRequest): Promise<Paged<Session>> {
      requireRight(viewer, 'accounts.manage');
      return sessions.pageOf(id, page);
    },

    /** Ends one of the person's sessions. @throws AppError forbidden, notFound (also one that has ended) */
    endSession: (by: Actor, id: string, sessionId: string): Promise<Account> =>
      change(by, id, 'session.ended', async (tx, account) => {
        if ((await sessions.endOne(tx, id, sessionId)) === 0) throw notFound('session');
        await notices.notifyOfAdministration(tx, account, { kind: 'sessionEnded' });
        return {};
      }),
  };
}

/**
 * After `lockAdministrators`.
 * @throws AppError conflict when nobody would be left to administer the portal
 */
async function requireAnotherAdministrator(tx: Tx, account: Account): Promise<void> {
  if (await isLastAdministrator(tx.query, account)) throw conflict('lastAdministrator');
}

/** Whether nobody would be left to administer the portal without the account. */
export async function isLastAdministrator(query: Tx['query'], account: Account): Promise<boolean> {
  if (!account.roles.includes('administrator') || account.disabled) return false;
  return (await findOtherAdministrators(query, account.id)).length === 0;
}
