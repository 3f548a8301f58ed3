import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import { type InvitationInput, invitationInput } from '#domain/accounts/invitation.ts';
import { AppError, conflict } from '#domain/errors.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { updateAccount } from '../accounts.repository.ts';
import { findCredentials } from '../credentials.repository.ts';
import { putRegistration } from '../registrations.repository.ts';
import { lockAdministrators } from '../staff.repository.ts';
import { type InvitationSending, sendInvitation, validFor } from './invitation-sending.ts';
import { countPending, insertInvitation } from './invitations.repository.ts';

interface Dependencies extends InvitationSending {
  database: Database;
  audit: AuditService;
}

/** More are not waited for at the same time. */
const mostPending = 200;

const taken = (reason: 'emailHasAccount' | 'alreadyInvited') =>
  new AppError('conflict', reason, { details: { email: [reason] } });

/**
 * @param request what `invitationInput` takes
 * @returns the id of the account to be
 * @throws AppError forbidden, invalid (by field), conflict (the address has an account, or an invitation; too many
 * are open), tooManyRequests
 */
export async function invite(
  dependencies: Dependencies,
  { viewer, address }: Actor,
  request: unknown,
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { database, clock, limits, audit } = dependencies;
  const actorId = requireRight(viewer, 'accounts.manage');
  const { roles, ...person } = valid(invitationInput, request);
  await admitChange(limits, viewer);
  return database.transaction(async (tx) => {
    await lockAdministrators(tx);
    if ((await countPending(tx.query)) >= mostPending) throw conflict('tooManyInvitations');
    const now = clock.now().toISOString();
    const { account, passwordHash } = await findOrRegister(tx, person, now);
    if (account.confirmedAt !== null || passwordHash !== null || account.disabled) {
      throw taken('emailHasAccount');
    }
    const invitation = {
      userId: account.id,
      invitedBy: actorId,
      roles,
      createdAt: now,
      sentAt: now,
      expiresAt: new Date(clock.now().getTime() + validFor).toISOString(),
    };
    if (!(await insertInvitation(tx, invitation))) throw taken('alreadyInvited');
    await updateAccount(tx, account.id, {}, new Date(now));
    await sendInvitation(dependencies, tx, account, roles, actorId);
    const event = { action: 'invitation.sent', actorId, subjectId: account.id } as const;
    await audit.record(tx, { ...event, address, details: { roles } });
    await record?.(tx, { id: account.id });
    return { id: account.id };
  });
}

/** What its owner has registered already stays as it is. */
async function findOrRegister(tx: Tx, person: Omit<InvitationInput, 'roles'>, now: string) {
  const { email } = person;
  const nothingElse = { phone: '', city: '', country: '', roles: ['member' as const] };
  const known = await findCredentials(tx.query, { email });
  if (known) return known;
  await putRegistration(tx, { ...nothingElse, ...person, id: uuid(), createdAt: now });
  const stored = await findCredentials(tx.query, { email });
  if (!stored) throw new Error('The account that was stored is not there.');
  return stored;
}
