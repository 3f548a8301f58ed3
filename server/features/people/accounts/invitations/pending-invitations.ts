import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { normalizeEmail } from '#domain/email.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Paged, PageRequest } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { updateAccount } from '../accounts.repository.ts';
import { lockCredentials } from '../credentials.repository.ts';
import { takeBackLinks } from '../recovery/account-links.repository.ts';
import type { RegistrationService } from '../registration.service.ts';
import { deleteUnconfirmed } from '../registrations.repository.ts';
import { lockAdministrators } from '../staff.repository.ts';
import { type InvitationSending, sendInvitation, validFor } from './invitation-sending.ts';
import {
  findInvitation,
  type PendingInvitation,
  pageOfPending,
  renewInvitation,
  takeInvitation,
} from './invitations.repository.ts';

interface Dependencies extends InvitationSending {
  database: Database;
  audit: AuditService;
  registration: Pick<RegistrationService, 'sendConfirmation'>;
}

/** What nobody has accepted yet, newest first. @throws AppError forbidden */
export async function list(
  { database }: Dependencies,
  viewer: Viewer,
  page: PageRequest,
): Promise<Paged<PendingInvitation>> {
  requireRight(viewer, 'accounts.manage');
  return pageOfPending(database, page);
}

/**
 * Mails a new link to somebody who was invited, and stands for the invitation from then on, or to somebody who has
 * registered and not confirmed it. Older links stay good as long as they were.
 * @throws AppError forbidden, notFound, conflict (confirmed, or disabled), tooManyRequests
 */
export async function resend(
  dependencies: Dependencies,
  { viewer, address }: Actor,
  id: string,
): Promise<Account> {
  const { database, clock, limits, audit, registration } = dependencies;
  const actorId = requireRight(viewer, 'accounts.manage');
  await admitChange(limits, viewer);
  return database.transaction(async (tx) => {
    const account = await lockUnconfirmed(tx, id);
    const invitation = await findInvitation(tx, id);
    const now = clock.now();
    if (invitation) {
      const expiresAt = new Date(now.getTime() + validFor).toISOString();
      await renewInvitation(tx, id, {
        invitedBy: actorId,
        sentAt: now.toISOString(),
        expiresAt,
      });
      await sendInvitation(dependencies, tx, account, invitation.roles, actorId);
    } else {
      await limits.consume('registrationMail', normalizeEmail(account.email), { tx });
      await registration.sendConfirmation(tx, account, account.language);
    }
    // What nobody confirms goes a week after its last change, and so not before the link does.
    await updateAccount(tx, id, {}, now);
    const action = invitation ? 'invitation.resent' : 'account.confirmationResent';
    await audit.record(tx, { action, actorId, subjectId: id, address });
    return account;
  });
}

/**
 * Its links open nothing any more; the account goes too, unless its owner has registered as well.
 * @throws AppError forbidden, notFound (accepted, withdrawn, expired)
 */
export async function withdraw(
  { database, limits, audit }: Dependencies,
  { viewer, address }: Actor,
  id: string,
): Promise<void> {
  const actorId = requireRight(viewer, 'accounts.manage');
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    await lockAdministrators(tx);
    const account = (await lockCredentials(tx, id))?.account;
    const invitation = account && (await takeInvitation(tx, id));
    if (!invitation || account.confirmedAt !== null) throw notFound('invitation');
    await takeBackLinks(tx, id, ['invitation']);
    const isOurs =
      account.createdAt === invitation.createdAt && account.updatedAt === invitation.sentAt;
    if (isOurs) await deleteUnconfirmed(tx, [id]);
    const event = { action: 'invitation.withdrawn', actorId, subjectId: id } as const;
    await audit.record(tx, { ...event, address });
  });
}

/** In the order that every change of invitations keeps: administrators first, then the account. */
async function lockUnconfirmed(tx: Tx, id: string): Promise<Account> {
  await lockAdministrators(tx);
  const found = await lockCredentials(tx, id);
  if (!found) throw notFound('user');
  const { account, passwordHash } = found;
  if (account.confirmedAt !== null || passwordHash !== null || account.disabled) {
    throw conflict('alreadyConfirmed');
  }
  return account;
}
