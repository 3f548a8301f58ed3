import { type Account, accountFields } from '#domain/accounts/account.ts';
import { profileFields } from '#domain/accounts/profile.ts';
import { namesOf } from '#domain/contract/field.ts';
import { normalizeEmail } from '#domain/email.ts';
import { type ColumnsOf, columnsFrom, rowReader } from '#server/db/entity-columns.ts';
import type { AccountColumns } from '#server/db/tables/accounts.ts';

type StoredAccount = Omit<Account, 'confirmed'>;

/** What a new account needs; the rest is empty until its owner says it. */
export type NewAccount = Pick<
  Account,
  'id' | 'createdAt' | 'name' | 'email' | 'phone' | 'city' | 'country' | 'roles'
> &
  Partial<Pick<Account, 'language' | 'confirmedAt' | 'postalCode' | 'federalState'>>;

export type AccountChanges = Partial<
  Omit<StoredAccount, 'id' | 'createdAt' | 'updatedAt' | 'email'> & { passwordHash: string }
>;

const isStored = <Name extends string>(name: Name): name is Exclude<Name, 'confirmed'> =>
  name !== 'confirmed';
const read = rowReader<Account, keyof StoredAccount>(
  accountFields,
  namesOf(accountFields).filter(isStored),
);

export function accountFromRow(row: ColumnsOf<StoredAccount>): Account {
  return Object.assign(read(row), { confirmed: row.confirmed_at !== null });
}

const emptyFields = Object.fromEntries(namesOf(profileFields).map((name) => [name, ''])) as Record<
  Exclude<keyof typeof profileFields, 'language'>,
  ''
>;

export function rowFromNewAccount(
  account: NewAccount,
  passwordHash: string | null,
): ColumnsOf<StoredAccount> & AccountColumns {
  const whole: StoredAccount = {
    ...emptyFields,
    language: 'es',
    confirmedAt: null,
    disabled: false,
    subscriptionId: null,
    avatarFile: null,
    updatedAt: account.createdAt,
    ...account,
  };
  return {
    ...(columnsFrom(accountFields, whole) as ColumnsOf<StoredAccount> & AccountColumns),
    email_normalized: normalizeEmail(account.email),
    password_hash: passwordHash,
    last_used_at: account.createdAt,
    unused_notice_at: null,
  };
}

export function rowFromChanges({ passwordHash, ...changes }: AccountChanges) {
  return {
    ...columnsFrom(accountFields, changes),
    ...(passwordHash !== undefined && { password_hash: passwordHash }),
  };
}
