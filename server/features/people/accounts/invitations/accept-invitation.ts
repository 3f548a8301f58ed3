import { can } from '#domain/access/rights.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Role } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { findAccount } from '../accounts.repository.ts';
import { takeInvitation } from './invitations.repository.ts';

interface Dependencies {
  clock: Clock;
  audit: AuditService;
}

/**
 * With the first password of an account that is locked.
 * @returns the roles that the account gets; nothing where nobody has invited it
 */
export async function accept(
  { clock, audit }: Dependencies,
  tx: Tx,
  { id }: Account,
  address: string,
): Promise<Role[] | undefined> {
  const invitation = await takeInvitation(tx, id);
  if (!invitation) return undefined;
  const { invitedBy, expiresAt } = invitation;
  const inviter = invitedBy === null ? undefined : await findAccount(tx.query, invitedBy);
  const stands =
    inviter !== undefined &&
    can(inviter, 'accounts.manage') &&
    !inviter.disabled &&
    expiresAt > clock.now().toISOString();
  const roles: Role[] = stands ? invitation.roles : ['member'];
  const refused = invitation.roles.filter((role) => !roles.includes(role));
  const event = { action: 'invitation.accepted', actorId: id, subjectId: id } as const;
  await audit.record(tx, { ...event, address, details: { roles, refused } });
  return roles;
}
