import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Account } from '#domain/accounts/account.ts';
import {
  type InvitationInput,
  invitationDays,
  invitationInput,
} from '#domain/accounts/invitation.ts';
import type { Role, Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import type { Paged, PageRequest } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { RecordCreation } from '../../idempotency/idempotency.service.ts';
import type { MailService } from '../../mail/mail.service.ts';
import { salutation } from '../../mail/salutation.ts';
import { admitChange } from '../../rate-limits/admit-change.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { valid } from '../../valid.ts';
import {
  deleteUnconfirmed,
  findAccount,
  findContacts,
  findCredentials,
  lockAdministrators,
  lockCredentials,
  putRegistration,
  updateAccount,
} from '../accounts.repository.ts';
import { userInvitation } from '../mails/user-invitation.ts';
import { addLink, takeBackLinks } from '../recovery/account-links.repository.ts';
import { passwordUrl } from '../recovery/password-url.ts';
import type { RegistrationService } from '../registration.service.ts';
import {
  countPending,
  findInvitation,
  forgetInvitations,
  insertInvitation,
  type PendingInvitation,
  pageOfPending,
  renewInvitation,
  takeInvitation,
} from './invitations.repository.ts';

interface Parts {
  database: Database;
  clock: Clock;
  mail: MailService;
  limits: RateLimits;
  audit: AuditService;
  registration: Pick<RegistrationService, 'sendConfirmation'>;
  siteUrl: string;
}

/** More are not waited for at the same time. */
const mostPending = 200;
const validFor = invitationDays * 86_400_000;

export type InvitationsService = ReturnType<typeof createInvitationsService>;

/**
 * An invitation is a registration that an administrator makes: the account is nobody's until the link of its mail has
 * been opened, and only then, if whoever stands for the invitation is still an administrator, it gets its roles.
 */
export function createInvitationsService(parts: Parts) {
  const { database, clock, mail, limits, audit, registration } = parts;

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

  async function send(tx: Tx, account: Account, roles: readonly Role[], inviterId: string) {
    const { id: userId, email, language } = account;
    await limits.consume('registrationMail', normalizeEmail(email), { tx });
    const token = await addLink(tx, { userId, purpose: 'invitation', email }, clock.now());
    const inviter = (await findContacts(tx.query, [inviterId])).get(inviterId)?.name ?? '';
    const data = {
      name: salutation(account.name),
      inviter,
      administers: roles.includes('administrator'),
      passwordUrl: passwordUrl(parts.siteUrl, language, { email, token }),
    };
    await mail.enqueue(tx, { template: userInvitation, to: email, language, data });
  }

  return {
    /**
     * @param request what `invitationInput` takes
     * @returns the id of the account to be
     * @throws AppError forbidden, invalid (by field), conflict (the address has an account, or an invitation; too many
     * are open), tooManyRequests
     */
    async invite(
      { viewer, address }: Actor,
      request: unknown,
      record?: RecordCreation,
    ): Promise<{ id: string }> {
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
        await send(tx, account, roles, actorId);
        const event = { action: 'invitation.sent', actorId, subjectId: account.id } as const;
        await audit.record(tx, { ...event, address, details: { roles } });
        await record?.(tx, { id: account.id });
        return { id: account.id };
      });
    },

    /** What nobody has accepted yet, newest first. @throws AppError forbidden */
    async list(viewer: Viewer, page: PageRequest): Promise<Paged<PendingInvitation>> {
      requireRight(viewer, 'accounts.manage');
      return pageOfPending(database, page);
    },

    /**
     * Mails a new link to somebody who was invited, and stands for the invitation from then on, or to somebody who has
     * registered and not confirmed it. Older links stay good as long as they were.
     * @throws AppError forbidden, notFound, conflict (confirmed, or disabled), tooManyRequests
     */
    async resend({ viewer, address }: Actor, id: string): Promise<Account> {
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
          await send(tx, account, invitation.roles, actorId);
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
    },

    /**
     * Its links open nothing any more; the account goes too, unless its owner has registered as well.
     * @throws AppError forbidden, notFound (accepted, withdrawn, expired)
     */
    async withdraw({ viewer, address }: Actor, id: string): Promise<void> {
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
    },

    /**
     * With the first password of an account that is locked.
     * @returns the roles that the account gets; nothing where nobody has invited it
     */
    async accept(tx: Tx, { id }: Account, address: string): Promise<Role[] | undefined> {
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
    },

    forgetOld: (): Promise<void> => forgetInvitations(database, clock.now().toISOString()),
  };
}

const taken = (reason: 'emailHasAccount' | 'alreadyInvited') =>
  new AppError('conflict', reason, { details: { email: [reason] } });
