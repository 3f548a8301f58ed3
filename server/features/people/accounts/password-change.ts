import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { forbidden } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AccountNotices } from './account-notices.ts';
import { updateAccount } from './accounts.repository.ts';
import type { Identity } from './identity.ts';
import type { Passwords } from './passwords.ts';
import { takeBackLinks } from './recovery/account-links.repository.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  audit: AuditService;
  identity: Identity;
  passwords: Passwords;
  sessions: SessionsService;
  notices: AccountNotices;
  limits: RateLimits;
}

/**
 * Ends all sessions.
 * @returns the API key of a new one, for whoever has changed it goes on
 * @throws AppError forbidden, invalid (under `password` the old one, under `newPassword` the new one), tooManyRequests
 */
export async function changePassword(
  { limits, identity, passwords, database, clock, sessions, audit, notices }: Dependencies,
  viewer: Viewer,
  request: { userId: string; password: string; newPassword: string },
  caller: { address: string; userAgent: string },
): Promise<string> {
  if (viewer.kind !== 'user' || viewer.id !== request.userId) throw forbidden();
  await admitChange(limits, viewer);
  const account = await identity.confirm(viewer, request.password);
  await limits.consume('newPassword', account.id);
  const known = [account.email, account.name];
  await passwords.requireStrong(request.newPassword, known, 'newPassword');
  const hash = await passwords.hash(request.newPassword);
  return database.transaction(async (tx) => {
    await updateAccount(tx, account.id, { passwordHash: hash }, clock.now());
    await takeBackLinks(tx, account.id);
    const key = await sessions.startAnew(tx, viewer, caller);
    const action = 'password.changed';
    const { address } = caller;
    await audit.record(tx, { action, actorId: account.id, subjectId: account.id, address });
    await notices.notifyOfNewPassword(tx, account);
    return key;
  });
}
