import { z } from 'zod';
import { email as emailField } from '#domain/accounts/fields.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { forbidden, invalid } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { findAccount } from '../accounts.repository.ts';
import { findCredentials, lockCredentials } from '../credentials.repository.ts';
import type { Identity } from '../identity.ts';
import { emailChanged } from '../mails/email-changed.ts';
import { emailConfirmation } from '../mails/email-confirmation.ts';
import { emailInUse } from '../mails/email-in-use.ts';
import {
  addLink,
  findLink,
  spendLink,
  takeBackLinks,
} from '../recovery/account-links.repository.ts';
import { passwordUrl } from '../recovery/password-url.ts';
import type { Caller } from '../sessions/session-keys.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import type { ChangeEmail } from './change-email.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  mail: MailService;
  limits: RateLimits;
  audit: AuditService;
  identity: Identity;
  twoFactor: TwoFactorService;
  sessions: SessionsService;
  changeEmail: ChangeEmail;
  siteUrl: string;
}

interface ChangeRequest {
  email: string;
  password: string;
  /** Of the second factor, where the account has one. */
  code?: string;
  /** The reader's. */
  language: Language;
}

/**
 * Another address for an account: its owner asks for it, opens the link that goes to the new address while signed in,
 * and the old address gets one by which the change is undone (`recovery.setPassword`).
 */
export function createEmailChangeService(dependencies: Dependencies) {
  const { database, clock, mail, limits, audit, identity, twoFactor, sessions, siteUrl } =
    dependencies;

  /** What the link would make the viewer's address. */
  async function findOwnLink(query: Pick<Tx, 'query'>, viewer: Viewer, token: string) {
    if (viewer.kind !== 'user') throw forbidden();
    const link = await findLink(query, token, clock.now());
    if (link?.purpose !== 'new-email' || link.userId !== viewer.id) throw linkInvalid();
    return link;
  }

  return {
    /**
     * Mails a link to the new address; the answer and its time are the same where that address has an account, whose
     * owner is told so instead.
     * @throws AppError forbidden, invalid (under `email`, `password` or `code`), tooManyRequests
     */
    async request(
      viewer: Viewer,
      { email: given, password, code, language }: ChangeRequest,
      address: string,
    ): Promise<void> {
      const { email } = valid(request, { email: given });
      if (viewer.kind !== 'user') throw forbidden();
      const own = await findAccount(database.query, viewer.id);
      if (own && normalizeEmail(email) === normalizeEmail(own.email)) {
        throw invalid({ email: ['emailUnchanged'] });
      }
      const { id: userId } = await identity.confirm(viewer, password);
      await limits.consume('emailChange', userId);
      await twoFactor.askAgain(userId, code, address);
      const mayWrite = await limits.allows('emailChangeMail', normalizeEmail(email));
      await database.transaction(async (tx) => {
        // What was asked for before no longer counts.
        await takeBackLinks(tx, userId, ['new-email']);
        const token = await addLink(tx, { userId, purpose: 'new-email', email }, clock.now());
        const event = { action: 'email.changeAsked', actorId: userId, subjectId: userId } as const;
        await audit.record(tx, { ...event, address });
        if (!mayWrite) return;
        const other = await findCredentials(tx.query, { email });
        if (other && (other.account.confirmed || other.passwordHash !== null)) {
          const { email: to, language: theirs, name } = other.account;
          const data = { name: salutation(name) };
          await mail.enqueue(tx, { template: emailInUse, to, language: theirs, data });
        } else {
          const url = new URL(siteUrl + pathFor('myProfile', language));
          url.searchParams.set('correo-nuevo', token);
          const data = { confirmUrl: url.href };
          await mail.enqueue(tx, { template: emailConfirmation, to: email, language, data });
        }
      });
    },

    /**
     * The address that the link of a mail would give the viewer's account; the link stays valid.
     * @throws AppError forbidden, invalid (under `token`), tooManyRequests
     */
    async find(viewer: Viewer, token: string, address: string): Promise<string> {
      await limits.consume('mailLink', address);
      return (await findOwnLink(database, viewer, token)).email;
    },

    /**
     * Changes the address, tells the one before, and ends all sessions.
     * @returns the address, and the API key of a new session, for whoever has changed it goes on
     * @throws AppError forbidden, invalid (under `token`), conflict (another account has it), tooManyRequests
     */
    async confirm(
      viewer: Viewer,
      token: string,
      caller: Caller,
    ): Promise<{ email: string; key: string }> {
      await limits.consume('mailLink', caller.address);
      return database.transaction(async (tx) => {
        const { userId, email } = await findOwnLink(tx, viewer, token);
        const before = (await lockCredentials(tx, userId))?.account;
        if (!before || !(await spendLink(tx, token))) throw linkInvalid();
        await dependencies.changeEmail(tx, before, email);
        await takeBackLinks(tx, userId);
        const { email: to, language, name } = before;
        const undo = { userId, purpose: 'undo-email', email: to } as const;
        const undoToken = await addLink(tx, undo, clock.now());
        const undoUrl = passwordUrl(siteUrl, language, { email: to, token: undoToken });
        const data = { name: salutation(name), undoUrl };
        await mail.enqueue(tx, { template: emailChanged, to, language, data });
        const event = { action: 'email.changed', actorId: userId, subjectId: userId } as const;
        await audit.record(tx, { ...event, address: caller.address });
        return { email, key: await sessions.startAnew(tx, viewer, caller) };
      });
    },
  };
}

const request = z.object({ email: emailField });

const linkInvalid = () => invalid({ token: ['linkInvalid'] });
