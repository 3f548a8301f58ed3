import { z } from 'zod';
import type { Account } from '#domain/accounts/account.ts';
import { destination, email as emailField } from '#domain/accounts/fields.ts';
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
import type { ChangeEmail } from '../email-change/change-email.ts';
import type { InvitationsService } from '../invitations/invitations.service.ts';
import { emailChangeUndone } from '../mails/email-change-undone.ts';
import { passwordRecovery } from '../mails/password-recovery.ts';
import { removeYoungPasskeys } from '../passkeys/passkeys.repository.ts';
import type { Passwords } from '../passwords.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { removeYoungSecondFactor } from '../two-factor/two-factor.repository.ts';
import {
  type AccountLink,
  addLink,
  allPurposes,
  findLink,
  forgetLinks,
  goesTo,
  spendLink,
  takeBackLinks,
} from './account-links.repository.ts';
import { passwordUrl } from './password-url.ts';

interface RecoveryRequest {
  email: string;
  /** The reader's; the account's own when it is not said. */
  language?: Language;
  /** Where they were going: the link leads on there. */
  destination?: string | undefined;
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
  changeEmail: ChangeEmail;
  siteUrl: string;
}

/** Passwords without the old one: the first one after a registration, and a new one when it is forgotten. */
export function createRecoveryService(parts: RecoveryParts) {
  const { database, clock, jobs, mail, captcha, limits, audit, passwords, sessions, invitations } =
    parts;

  // Whether there is such an account is found out here, after the caller has had the answer.
  const recover = defineJob({
    kind: 'accounts.recover',
    queue: 'quick',
    timeLimit: 60_000,
    input: z.object({
      email: z.string(),
      language: z.enum(languages).optional(),
      destination: z.string().optional(),
    }),
    run:
      async ({ email, language, destination }) =>
      async (tx) => {
        const found = await findCredentials(tx.query, { email });
        if (!found || found.account.disabled) return;
        await sendLink(tx, found.account, { language, destination });
      },
  });

  async function sendLink(
    tx: Tx,
    account: Account,
    asked: { language: Language | undefined; destination: string | undefined },
  ): Promise<void> {
    const { id: userId, email } = account;
    const { language = account.language, destination } = asked;
    const token = await addLink(tx, { userId, purpose: 'recovery', email }, clock.now());
    const url = passwordUrl(parts.siteUrl, language, { email, token, destination });
    const isConfirmed = account.confirmedAt !== null;
    const data = { ...(isConfirmed && { name: salutation(account.name) }), passwordUrl: url };
    await mail.enqueue(tx, { template: passwordRecovery, to: email, language, data });
  }

  /** The token's link and the account that it opens, when both go together and the token is still good. */
  async function findOwner(
    query: Pick<Tx, 'query'>,
    email: string,
    token: string,
  ): Promise<{ link: AccountLink; account: Account } | undefined> {
    const link = await findLink(query, token, clock.now());
    if (!link || link.purpose === 'new-email' || !goesTo(link, email)) return undefined;
    const account = await findAccount(query.query, link.userId);
    const isTheirs = account && (isUndo(link) || goesTo(link, account.email));
    return isTheirs ? { link, account } : undefined;
  }

  /** @throws AppError invalid (under `token`), tooManyRequests */
  async function requireOwner(email: string, token: string, address: string) {
    await limits.consume('mailLink', address);
    const owner = await findOwner(database, email, token);
    if (!owner) throw linkInvalid();
    return owner;
  }

  /**
   * Gives an account its former address back. Whoever took it over may have begun with another way in.
   * @throws AppError conflict (another account has the address by now)
   */
  async function undoEmailChange(tx: Tx, current: Account, link: AccountLink): Promise<Account> {
    const since = new Date(Date.parse(link.createdAt) - headStart).toISOString();
    await removeYoungSecondFactor(tx, current.id, since);
    await removeYoungPasskeys(tx, current.id, since);
    if (goesTo(link, current.email)) return current;
    const { email: to, language, name } = current;
    const data = { name: salutation(name) };
    await mail.enqueue(tx, { template: emailChangeUndone, to, language, data });
    return parts.changeEmail(tx, current, link.email);
  }

  /** @returns the account that the link opened, with the address that it went to */
  async function spend(tx: Tx, email: string, token: string): Promise<Account> {
    const found = await findOwner(tx, email, token);
    if (!found || !(await spendLink(tx, token))) throw linkInvalid();
    const { account, link } = found;
    return isUndo(link) ? undoEmailChange(tx, account, link) : account;
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
      const { email, destination } = valid(recoveryRequest, rest);
      const pass = await captcha.verify(solution);
      const mayWrite = await limits.allows('recoveryMail', normalizeEmail(email));
      await database.transaction(async (tx) => {
        await captcha.spend(tx, pass);
        if (mayWrite)
          await jobs.enqueue(tx, recover, { email, language: rest.language, destination });
      });
    },

    /**
     * What the link of a mail is good for, beside a new password; it stays good.
     * @returns `registration`: what somebody has registered with an address that nobody has confirmed, for its owner to
     * put right; `undoesEmailChange`: the account's address becomes again the one that the link went to
     * @throws AppError invalid (under `token`), tooManyRequests
     */
    async open({
      email,
      token,
      address,
    }: LinkUse): Promise<{ registration: Account | undefined; undoesEmailChange: boolean }> {
      const { link, account } = await requireOwner(email, token, address);
      const registration = account.confirmedAt === null ? account : undefined;
      return { registration, undoesEmailChange: isUndo(link) };
    },

    /**
     * Sets the password by the link of a mail, which also proves the address. Ends all sessions. The link that went to
     * the address that the account had before gives it back.
     * @param request with the first password also what `registrationReview` takes, as `person`
     * @throws AppError invalid (by field; the link stays good when only the rest is not), conflict (the former address
     * has another account by now), tooManyRequests
     */
    async setPassword(
      request: LinkUse & { password: string; person: Readonly<Record<string, unknown>> },
    ): Promise<void> {
      const { email, token, password, address } = request;
      const { account: owner, link } = await requireOwner(email, token, address);
      const isFirst = owner.confirmedAt === null;
      const person = isFirst ? valid(registrationReview, request.person) : {};
      await limits.consume('newPassword', owner.id);
      await passwords.requireStrong(password, [link.email, person.name ?? owner.name]);
      // Before the transaction: hashing takes long on purpose, and would make every other write wait.
      const hash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        // First, as whoever withdraws an invitation does.
        await lockCredentials(tx, owner.id);
        const account = await spend(tx, email, token);
        const now = clock.now();
        const confirmedAt = account.confirmedAt ?? now.toISOString();
        const roles = isFirst ? await invitations.accept(tx, account, address) : undefined;
        const changes = { ...person, ...(roles && { roles }), passwordHash: hash, confirmedAt };
        await updateAccount(tx, account.id, changes, now);
        await takeBackLinks(tx, account.id, takenBackBy(link));
        await sessions.endAll(tx, account.id);
        const action = isFirst ? 'account.confirmed' : recoveredBy(link);
        await audit.record(tx, { action, actorId: null, subjectId: account.id, address });
        if (!isFirst) await parts.notices.tellOfNewPassword(tx, account);
      });
    },
  };
}

const recoveryRequest = z.object({ email: emailField, destination });

const isUndo = ({ purpose }: AccountLink) => purpose === 'undo-email';

const recoveredBy = (link: AccountLink) =>
  isUndo(link) ? 'email.changeUndone' : 'password.recovered';

/** Whoever takes an account back leaves no other way to do so. */
const takenBackBy = (link: AccountLink) => (isUndo(link) ? allPurposes : undefined);

/** Milliseconds before the change of an address in which its thief may have been there. */
const headStart = 86_400_000;

const linkInvalid = () => invalid({ token: ['linkInvalid'] });
