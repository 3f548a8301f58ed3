import { v7 as uuidv7 } from 'uuid';
import type { Role } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { isEmail } from '#domain/email.ts';
import { invalid } from '#domain/errors.ts';
import type { Database, Tx } from '#server/db/database.ts';
import {
  type Account,
  findAccountByEmail,
  findFirstAdministrator,
  insertAccount,
  updateAccess,
} from './accounts.repository.ts';
import { hashPassword, shortestPassword } from './passwords.ts';

export type { Account } from './accounts.repository.ts';

interface NewAccount {
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
  /** @throws AppError invalid (e-mail or password) or conflict (the e-mail has an account) */
  create(account: NewAccount): Promise<Account>;
  /**
   * Gives the e-mail's account, made when there is none, the administrator's role and this password.
   * @throws AppError invalid (e-mail or password)
   */
  makeAdministrator(email: string, password: string): Promise<'created' | 'changed'>;
}

export function createAccountsService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): AccountsService {
  async function insert(tx: Tx, account: NewAccount, passwordHash: string): Promise<Account> {
    const created: Account = {
      id: uuidv7(),
      createdAt: clock.now().toISOString(),
      name: account.name,
      email: account.email.trim(),
      phone: account.phone ?? '',
      city: account.city ?? '',
      country: account.country ?? '',
      roles: account.roles,
    };
    await insertAccount(tx.query, { ...created, passwordHash });
    return created;
  }

  return {
    findByEmail: (email) => findAccountByEmail(database.query, email),

    findFirstAdministrator: () => findFirstAdministrator(database.query),

    async create(account) {
      const passwordHash = await checkedHash(account.email, account.password);
      return database.transaction((tx) => insert(tx, account, passwordHash));
    },

    async makeAdministrator(email, password) {
      // Before the transaction: hashing takes long on purpose, and would make every other write wait.
      const passwordHash = await checkedHash(email, password);
      return database.transaction(async (tx) => {
        const existing = await findAccountByEmail(tx.query, email);
        if (!existing) {
          const name = email.trim().split('@', 1).join();
          await insert(tx, { name, email, roles: ['administrator'], password }, passwordHash);
          return 'created';
        }
        const roles: Role[] = existing.roles.includes('administrator')
          ? existing.roles
          : [...existing.roles, 'administrator'];
        const updatedAt = clock.now().toISOString();
        await updateAccess(tx.query, existing.id, { roles, passwordHash, updatedAt });
        return 'changed';
      });
    },
  };
}

function checkedHash(email: string, password: string): Promise<string> {
  if (!isEmail(email.trim())) throw invalid({ email: ['emailInvalid'] });
  if (password.length < shortestPassword) {
    throw invalid({ password: [`At least ${shortestPassword} characters.`] });
  }
  return hashPassword(password);
}
