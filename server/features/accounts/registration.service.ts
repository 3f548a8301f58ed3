import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Account } from '#domain/accounts/account.ts';
import { registrationInput } from '#domain/accounts/registration.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { CaptchaService } from '../captcha/captcha.service.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { salutation } from '../mail/salutation.ts';
import { type Due, dueAmong, mostLooked } from '../querying/expiring-rows.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { Moment, Retention } from '../retention/retention.ts';
import { valid } from '../valid.ts';
import type { AccountUse } from './account-use.ts';
import { findCredentials } from './credentials.repository.ts';
import { accountConfirmation } from './mails/account-confirmation.ts';
import { accountExists } from './mails/account-exists.ts';
import { addLink } from './recovery/account-links.repository.ts';
import { passwordUrl } from './recovery/password-url.ts';
import { deleteUnconfirmed, findUnconfirmed, putRegistration } from './registrations.repository.ts';
import { hashSecret } from './sessions/secrets.ts';

export type RegistrationService = ReturnType<typeof createRegistrationService>;

interface RegistrationParts {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  audit: AuditService;
  siteUrl: string;
  /** Of every feature; read whenever it is asked. */
  accountUses: readonly AccountUse[];
}

/** Whose owner has yet to prove the address, or to prove it again. */
interface OpenedAccount {
  account: Account;
  /** Nobody has set a password yet. */
  isNew: boolean;
  /** Where the password is set. */
  url: string;
  linkId: string;
}

/**
 * A new account is nobody's until the link in its mail has been opened, and until then what was said of it decides
 * nothing: a later registration replaces it, and who opens the link puts it right (`recovery.setPassword`). Whether the address had an account shows
 * neither in the answer nor in what it takes: the mail tells, and only its owner reads it.
 */
export function createRegistrationService(parts: RegistrationParts) {
  const { database, clock, jobs, mail, captcha, limits, audit } = parts;

  const welcome = defineJob({
    kind: 'accounts.welcome',
    queue: 'quick',
    timeLimit: 60_000,
    input: z.object({
      email: z.string(),
      language: z.enum(languages),
      destination: z.string().optional(),
    }),
    run:
      async ({ email, language, destination }) =>
      async (tx) => {
        const found = await findCredentials(tx.query, { email });
        if (!found || found.account.disabled) return;
        if (found.account.confirmedAt === null && found.passwordHash === null) {
          await sendConfirmation(tx, found.account, language, destination);
        } else {
          await sendReminder(tx, found.account, destination);
        }
      },
  });

  async function sendConfirmation(
    tx: Tx,
    account: Account,
    language: Language,
    destination?: string,
  ): Promise<void> {
    const { id: userId, email } = account;
    const token = await addLink(tx, { userId, purpose: 'first-password', email }, clock.now());
    const url = passwordUrl(parts.siteUrl, language, { email, token, destination });
    const data = { passwordUrl: url };
    await mail.enqueue(tx, { template: accountConfirmation, to: email, language, data });
  }

  /** In the language of the one whose account it is: somebody else may have tried. */
  async function sendReminder(
    tx: Tx,
    { email, language, name }: Account,
    destination: string | undefined,
  ): Promise<void> {
    const data = { name: salutation(name), destination };
    await mail.enqueue(tx, { template: accountExists, to: email, language, data });
  }

  return {
    welcome,

    /** To an address that nobody has confirmed. */
    sendConfirmation,

    /**
     * @param request what `registrationInput` takes
     * @returns an id, which is the account's only when there was none
     * @throws AppError invalid (by field), tooManyRequests
     */
    async register(
      request: unknown,
      { captcha: solution, address }: { captcha: string | undefined; address: string },
      record?: RecordCreation,
    ): Promise<{ id: string }> {
      await limits.consume('registration', address);
      const { destination, ...input } = valid(registrationInput, request);
      const pass = await captcha.verify(solution);
      const { email, language } = input;
      const mayWrite = await limits.allows('registrationMail', normalizeEmail(email));
      const id = uuid();
      const createdAt = clock.now().toISOString();
      await database.transaction(async (tx) => {
        await captcha.spend(tx, pass);
        await putRegistration(tx, { ...input, id, createdAt, roles: ['member'] });
        const event = { action: 'account.registered', actorId: null, subjectId: id } as const;
        await audit.record(tx, { ...event, address });
        await record?.(tx, { id });
        if (mayWrite) await jobs.enqueue(tx, welcome, { email, language, destination });
      });
      return { id };
    },

    /**
     * The account of an address for something that waits until its owner has proved it: made as `register` makes it where
     * there is none, with a link that sets a password, which `linkListeners` hear of. For another feature's mail.
     * @returns nothing for an account that is disabled
     */
    async openAccount(
      tx: Tx,
      person: Pick<Account, 'name' | 'email' | 'phone' | 'language'>,
      destination?: string,
    ): Promise<OpenedAccount | undefined> {
      const { email, language } = person;
      const known = await findCredentials(tx.query, { email });
      if (known?.account.disabled) return undefined;
      const isNew = !known || (known.account.confirmedAt === null && known.passwordHash === null);
      if (isNew) await register(tx, person, known?.account);
      const account = (await findCredentials(tx.query, { email }))?.account;
      if (!account) throw new Error('The account that was stored is not there.');
      const purpose = isNew ? 'first-password' : 'recovery';
      const link = { userId: account.id, purpose, email: account.email } as const;
      const token = await addLink(tx, link, clock.now());
      const url = passwordUrl(parts.siteUrl, language, { email, token, destination });
      return { account, isNew, linkId: hashSecret(token), url };
    },

    /** What nobody has confirmed goes. */
    retention: {
      kind: 'unconfirmedAccounts',
      due: dueUnconfirmed,
      async apply(tx, { before, after, most }) {
        const found = await findUnconfirmed(tx.query, before, { afterId: after, most });
        const unused = await unusedOf(tx.query, found);
        const deleted = await deleteUnconfirmed(
          tx,
          unused.map(({ id }) => id),
        );
        for (const subjectId of deleted) {
          const event = { action: 'account.unconfirmed', actorId: null, subjectId } as const;
          await audit.record(tx, { ...event, address: '' });
        }
        return { looked: found.map(({ id }) => id), done: deleted.length };
      },
    } satisfies Retention as Retention,
  };

  /** @param known what was registered with the address before, and nobody has confirmed */
  async function register(
    tx: Tx,
    person: Pick<Account, 'name' | 'email' | 'phone' | 'language'>,
    known: Account | undefined,
  ): Promise<void> {
    const { city = '', country = '' } = known ?? {};
    const id = uuid();
    const createdAt = clock.now().toISOString();
    await putRegistration(tx, { ...person, city, country, id, createdAt, roles: ['member'] });
    if (known) return;
    const event = { action: 'account.registered', actorId: null, subjectId: id } as const;
    await audit.record(tx, { ...event, address: '' });
  }

  async function dueUnconfirmed(query: Tx['query'], { before }: Moment): Promise<Due> {
    const found = await findUnconfirmed(query, before, { afterId: '', most: mostLooked });
    const unused = await unusedOf(query, found);
    return dueAmong(unused.map(({ since }) => since));
  }

  /** Nobody without a password can own anything: were it otherwise, it would not be ours to delete. */
  async function unusedOf<Found extends { id: string }>(query: Tx['query'], found: Found[]) {
    const ids = found.map(({ id }) => id);
    const used = new Set<string>();
    for (const use of parts.accountUses) for (const id of await use(query, ids)) used.add(id);
    return found.filter(({ id }) => !used.has(id));
  }
}
