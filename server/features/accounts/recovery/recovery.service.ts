import { z } from 'zod';
import type { Account } from '#domain/accounts/account.ts';
import { email as emailField } from '#domain/accounts/fields.ts';
import { registrationReview } from '#domain/accounts/registration.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { invalid } from '#domain/errors.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { CaptchaService } from '../../captcha/captcha.service.ts';
import type { MailService } from '../../mail/mail.service.ts';
import { salutation } from '../../mail/salutation.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { valid } from '../../valid.ts';
import type { AccountNotices } from '../account-notices.ts';
import {
  findAccount,
  findCredentials,
  lockCredentials,
  updateAccount,
} from '../accounts.repository.ts';
import type { InvitationsService } from '../invitations/invitations.service.ts';
import { passwordRecovery } from '../mails/password-recovery.ts';
import type { Passwords } from '../passwords.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import {
  addLink,
  findLink,
  forgetLinks,
  spendLink,
  takeBackLinks,
} from './account-links.repository.ts';
import { passwordUrl } from './password-url.ts';

interface RecoveryRequest {
  email: string;
  /** The reader's; the account's own when it is not said. */
  language?: Language;
  captcha: string | undefined;
  /** The caller's IP address. */
  address: string;
}

/** Somebody opens the link of a mail. */
interface LinkUse {
  email: string;
  token: string;
  /** The caller's IP address. */
  address: string;
}

interface RecoveryParts {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  audit: AuditService;
  passwords: Passwords;
  sessions: SessionsService;
  invitations: Pick<InvitationsService, 'accept'>;
  notices: AccountNotices;
  siteUrl: string;
}

/** Passwords without the old one: the first one after a registration, and a new one when it is forgotten. */
export function createRecoveryService(parts: RecoveryParts) {
  const { database, clock, jobs, mail, captcha, limits, audit, passwords, sessions, invitations } =
    parts;

  // Whether there is such an account is found out here, after the caller has had the answer.
  const recover = defineJob({
    kind: 'accounts.recover',
    lane: 'quick',
    timeLimit: 60_000,
    input: z.object({ email: z.string(), language: z.enum(languages).optional() }),
    run:
      async ({ email, language }) =>
      async (tx) => {
        const found = await findCredentials(tx.query, { email });
        if (!found || found.account.disabled) return;
        await sendLink(tx, found.account, language);
      },
  });

  async function sendLink(tx: Tx, account: Account, language = account.language): Promise<void> {
    const { id: userId, email } = account;
    const token = await addLink(tx, { userId, purpose: 'recovery', email }, clock.now());
    const url = passwordUrl(parts.siteUrl, language, email, token);
    const isConfirmed = account.confirmedAt !== null;
    const data = { ...(isConfirmed && { name: salutation(account.name) }), passwordUrl: url };
    await mail.enqueue(tx, { template: passwordRecovery, to: email, language, data });
  }

  /** The account that the token was sent to, when both go together and the token is still good. */
  async function findOwner(query: Pick<Tx, 'query'>, email: string, token: string) {
    const link = await findLink(query, token, clock.now());
    if (link?.email !== normalizeEmail(email)) return undefined;
    const account = await findAccount(query.query, link.userId);
    return account && normalizeEmail(account.email) === link.email ? account : undefined;
  }

  /** @throws AppError invalid (under `token`), tooManyRequests */
  async function requireOwner(email: string, token: string, address: string): Promise<Account> {
    await limits.consume('mailLink', address);
    const owner = await findOwner(database, email, token);
    if (!owner) throw linkInvalid();
    return owner;
  }

  return {
    recover,

    forgetOld: (): Promise<void> => forgetLinks(database, clock.now().toISOString()),

    /**
     * Sends a link to the address if it is an account's; the answer and its time are the same if it is not.
     * @throws AppError invalid (by field), tooManyRequests
     */
    async request({ captcha: solution, address, ...rest }: RecoveryRequest): Promise<void> {
      await limits.consume('recovery', address);
      const { email } = valid(recoveryRequest, rest);
      const pass = await captcha.verify(solution);
      const mayWrite = await limits.allows('recoveryMail', normalizeEmail(email));
      await database.transaction(async (tx) => {
        await captcha.spend(tx, pass);
        if (mayWrite) await jobs.enqueue(tx, recover, { email, language: rest.language });
      });
    },

    /**
     * What somebody has registered with the address of a link, for its owner to put right; nothing where the address is
     * confirmed.
     * @throws AppError invalid (under `token`), tooManyRequests
     */
    async findRegistration({ email, token, address }: LinkUse): Promise<Account | undefined> {
      const owner = await requireOwner(email, token, address);
      return owner.confirmedAt === null ? owner : undefined;
    },

    /**
     * Sets the password by the link of a mail, which also proves the address. Ends all sessions.
     * @param request with the first password also what `registrationReview` takes, as `person`
     * @throws AppError invalid (by field; the link stays good when only the rest is not), tooManyRequests
     */
    async setPassword(
      request: LinkUse & { password: string; person: Readonly<Record<string, unknown>> },
    ): Promise<void> {
      const { email, token, password, address } = request;
      const owner = await requireOwner(email, token, address);
      const isFirst = owner.confirmedAt === null;
      const person = isFirst ? valid(registrationReview, request.person) : {};
      await limits.consume('newPassword', owner.id);
      await passwords.requireStrong(password, [owner.email, person.name ?? owner.name]);
      // Before the transaction: hashing takes long on purpose, and would make every other write wait.
      const hash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        // First, as whoever withdraws an invitation does.
        await lockCredentials(tx, owner.id);
        const account = await findOwner(tx, email, token);
        if (!account || !(await spendLink(tx, token))) throw linkInvalid();
        const now = clock.now();
        const confirmedAt = account.confirmedAt ?? now.toISOString();
        const roles = isFirst ? await invitations.accept(tx, account, address) : undefined;
        const changes = { ...person, ...(roles && { roles }), passwordHash: hash, confirmedAt };
        await updateAccount(tx, account.id, changes, now);
        await takeBackLinks(tx, account.id);
        await sessions.endAll(tx, account.id);
        const action = isFirst ? 'account.confirmed' : 'password.recovered';
        await audit.record(tx, { action, actorId: null, subjectId: account.id, address });
        if (!isFirst) await parts.notices.tellOfNewPassword(tx, account);
      });
    },
  };
}

const recoveryRequest = z.object({ email: emailField });

const linkInvalid = () => invalid({ token: ['linkInvalid'] });
