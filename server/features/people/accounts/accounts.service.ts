import { v7 as uuidv7 } from 'uuid';
import { can, type Right, requireRight } from '#domain/access/rights.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Role, Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { isEmail } from '#domain/email.ts';
import { forbidden, invalid } from '#domain/errors.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import { type AuditService, createAuditService } from '../audit/audit.service.ts';
import {
  type AccountContact,
  type AccountField,
  dropSubscription,
  emailsAmong,
  findAccount,
  findAccountByEmail,
  findContacts,
  idsHolding,
  insertAccount,
  pageOfAccounts,
  placesOf,
  someHolding,
  takeSubscription,
  updateAccount,
} from './accounts.repository.ts';
import { lockCredentials } from './credentials.repository.ts';
import { removePasskeys } from './passkeys/passkeys.repository.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { endSessions, findSignIns, type SignIn } from './sessions/sessions.repository.ts';
import {
  type Colleague,
  findAdministratorContacts,
  findFirstAdministrator,
  findHolders,
  findTeam,
  lockAdministrators,
} from './staff.repository.ts';
import { removeSecondFactor } from './two-factor/two-factor.repository.ts';
import { findUnused, lockUnused, noteUnusedNotice } from './unused-accounts.repository.ts';

export type { AccountContact, AccountField } from './accounts.repository.ts';
export type { SignIn } from './sessions/sessions.repository.ts';
export type { Colleague } from './staff.repository.ts';

interface NewPerson {
  name: string;
  email: string;
  phone?: string;
  city?: string;
  country?: string;
  roles: Role[];
  password: string;
}

export interface AccountsService {
  /** Whatever the case of its Latin letters. */
  findByEmail(email: string): Promise<Account | undefined>;
  /** The administrator whose account is the oldest. */
  findFirstAdministrator(): Promise<Account | undefined>;
  /**
   * For the portal's own commands: nobody has to confirm the address.
   * @throws AppError invalid (e-mail or password) or conflict (the e-mail has an account)
   */
  create(person: NewPerson): Promise<Account>;
  /**
   * Gives the e-mail's account, made when there is none, the administrator's role and this password. Ends its sessions
   * , switches its second factor off and removes its passkeys.
   * @throws AppError invalid (e-mail or password)
   */
  makeAdministrator(email: string, password: string): Promise<'created' | 'changed'>;
  /** Who manages accounts finds everybody, others themselves. @throws AppError forbidden */
  query(viewer: Viewer, query: RowQuery<AccountField>): Promise<Paged<Account>>;
  /**
   * By id, of those who (still) have an account, whoever asks: for other features, which know what they do with it.
   * @param query the transaction's inside one
   */
  contactsOf(
    ids: readonly string[],
    query?: Tx['query'],
  ): Promise<ReadonlyMap<string, AccountContact>>;
  /**
   * Whether it is there and not suspended: a link that acts for somebody, or shows what theirs is, asks this when it is
   * opened and again behind the lock.
   * @param right that it has to have still
   */
  isActive(id: string, query?: Tx['query'], right?: Right): Promise<boolean>;
  /** Of an account that is gone, what it leaves is over by itself. */
  isSuspended(id: string | null, query?: Tx['query']): Promise<boolean>;
  /** The ids of those whose name or e-mail holds the term, as a list for another feature's condition. */
  idsHolding(term: string): ReturnType<typeof idsHolding>;
  /** At most so many of those. */
  someHolding(term: string, most: number): Promise<string[]>;
  /** Whoever asks: for other features, which know what they do with it. */
  find(id: string, query?: Tx['query']): Promise<Account | undefined>;
  /** What its owner has said on another page, by the rules of `profileChanges`. */
  changeContact(tx: Tx, id: string, changes: Partial<Profile>): Promise<void>;
  /** The account, which nobody else locks or changes until the end of the transaction. */
  lock(tx: Tx, id: string): Promise<Account | undefined>;
  /** The account as it goes with the transaction, while no administrator comes or goes; nothing when it is gone already. */
  lockForErasure(tx: Tx, id: string): Promise<Account | undefined>;
  /** Those of the normalized e-mails that somebody's account has. */
  emailsAmong: typeof emailsAmong;
  /** The accounts of the normalized e-mails, with the city that each says. */
  placesOf: typeof placesOf;
  /** Members whom nobody has signed in as since. */
  findUnused: typeof findUnused;
  lockUnused: typeof lockUnused;
  noteUnusedNotice(tx: Tx, id: string): Promise<void>;
  /** Who is written to about the portal itself. */
  administratorContacts(query: Tx['query']): Promise<readonly AccountContact[]>;
  /** Whose roles grant a right, by their names; the first fifty. */
  holdersOf(right: Right, query?: Tx['query']): Promise<readonly Colleague[]>;
  /** Ids of those whose roles grant any right; the first fifty. @throws AppError unauthenticated, forbidden */
  teamOf(viewer: Viewer): Promise<readonly string[]>;
  /** Whoever asks: those that began before then and are remembered, open or not, the newest first. */
  signInsOf(id: string, until: { before: Date; limit: number }): Promise<SignIn[]>;
  /** The provider's name for the monthly donation that the account has taken in. */
  subscriptionOf(id: string): Promise<string | null>;
  /** @returns whether it is the account's now, which has one at most */
  takeSubscription(tx: Tx, id: string, reference: string): Promise<boolean>;
  /** Nothing happens where the account has another one. */
  dropSubscription(tx: Tx, id: string, reference: string): Promise<void>;
}

export function createAccountsService({
  database,
  clock,
  passwords = createPasswords(),
  audit = createAuditService({ database, clock }),
}: {
  database: Database;
  clock: Clock;
  passwords?: Passwords;
  audit?: AuditService;
}): AccountsService {
  async function insert(tx: Tx, person: Omit<NewPerson, 'password'>, hash: string) {
    const createdAt = clock.now().toISOString();
    const account = {
      id: uuidv7(),
      createdAt,
      confirmedAt: createdAt,
      name: person.name,
      email: person.email.trim(),
      phone: person.phone ?? '',
      city: person.city ?? '',
      country: person.country ?? '',
      roles: person.roles,
    };
    await insertAccount(tx.query, account, hash);
    return findAccount(tx.query, account.id);
  }

  function checkedHash(email: string, password: string): Promise<string> {
    if (!isEmail(email.trim())) throw invalid({ email: ['emailInvalid'] });
    passwords.requireAcceptable(password);
    return passwords.hash(password);
  }

  const note = (tx: Tx, subjectId: string | null) =>
    audit.record(tx, {
      action: 'account.madeAdministrator',
      actorId: null,
      subjectId,
      address: '',
    });

  return {
    findByEmail: (email) => findAccountByEmail(database.query, email),

    findFirstAdministrator: () => findFirstAdministrator(database.query),

    async create(person) {
      const hash = await checkedHash(person.email, person.password);
      const created = await database.transaction((tx) => insert(tx, person, hash));
      if (!created) throw new Error('The account that was stored is not there.');
      return created;
    },

    async makeAdministrator(email, password) {
      // Before the transaction: hashing takes long on purpose, and would make every other write wait.
      const hash = await checkedHash(email, password);
      return database.transaction(async (tx) => {
        const existing = await findAccountByEmail(tx.query, email);
        if (!existing) {
          const name = email.trim().split('@', 1).join();
          const created = await insert(tx, { name, email, roles: ['administrator'] }, hash);
          await note(tx, created?.id ?? null);
          return 'created';
        }
        const roles: Role[] = existing.roles.includes('administrator')
          ? existing.roles
          : [...existing.roles, 'administrator'];
        const now = clock.now();
        const changes = {
          roles,
          passwordHash: hash,
          confirmedAt: existing.confirmedAt ?? now.toISOString(),
          disabled: false,
        };
        await updateAccount(tx, existing.id, changes, now);
        // Whoever runs this takes the account over, or has lost the telephone with the second factor.
        await endSessions(tx, { userId: existing.id }, now.toISOString());
        await removeSecondFactor(tx, existing.id);
        await removePasskeys(tx, existing.id);
        await note(tx, existing.id);
        return 'changed';
      });
    },

    async query(viewer, query) {
      if (viewer.kind !== 'user') throw forbidden();
      if (can(viewer, 'accounts.manage')) return pageOfAccounts(database, query);
      const own = { field: 'id', operator: '=', value: viewer.id } as const;
      return pageOfAccounts(database, { ...query, where: [...query.where, own] });
    },

    contactsOf: (ids, query = database.query) => findContacts(query, ids),

    async isActive(id, query = database.query, right) {
      const account = await findAccount(query, id);
      if (!account || account.disabled) return false;
      return right === undefined || can(account, right);
    },

    async isSuspended(id, query = database.query) {
      return id !== null && (await findAccount(query, id))?.disabled === true;
    },

    administratorContacts: findAdministratorContacts,
    holdersOf: (right, query = database.query) => findHolders(query, right),
    async teamOf(viewer) {
      requireRight(viewer, 'accounts.manage');
      return findTeam(database.query);
    },
    idsHolding: (term) => idsHolding(database, term),
    someHolding: (term, most) => someHolding(database, term, most),
    signInsOf: (id, until) => findSignIns(database, id, until),

    find: (id, query = database.query) => findAccount(query, id),

    changeContact: (tx, id, changes) => updateAccount(tx, id, changes, clock.now()),

    lock: async (tx, id) => (await lockCredentials(tx, id))?.account,

    async lockForErasure(tx, id) {
      await lockAdministrators(tx);
      return findAccount(tx.query, id);
    },

    emailsAmong,
    placesOf,
    findUnused,
    lockUnused,
    noteUnusedNotice: (tx, id) => noteUnusedNotice(tx, id, clock.now().toISOString()),

    async subscriptionOf(id) {
      return (await findAccount(database.query, id))?.subscriptionId ?? null;
    },

    takeSubscription: (tx, id, reference) => takeSubscription(tx, id, reference, clock.now()),
    dropSubscription: (tx, id, reference) => dropSubscription(tx, id, reference, clock.now()),
  };
}
