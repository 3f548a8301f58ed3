import type { Selectable } from 'kysely';
import type { ProfileChanges, ProfileInput } from '#domain/accounts/profile.ts';
import type { Role } from '#domain/accounts/viewer.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import { foldText } from '#domain/text.ts';
import type { UsersTable } from '#server/db/tables.ts';

/** Somebody who can sign in. The password's hash never leaves the repository. */
export interface Account extends ProfileInput {
  id: string;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
  email: string;
  roles: Role[];
  /** null until the person has shown that the address is theirs. */
  confirmedAt: string | null;
  disabled: boolean;
  /** The wallet provider's, of the monthly donation. */
  subscriptionId: string | null;
  /** The picture's file in the person's folder. */
  avatarFile: string | null;
}

/** What a new account needs; the rest is empty until its owner says it. */
export type NewAccount = Pick<
  Account,
  'id' | 'createdAt' | 'name' | 'email' | 'phone' | 'city' | 'country' | 'roles'
> &
  Partial<Pick<Account, 'language' | 'confirmedAt' | 'federalState'>>;

const profileColumns = {
  name: 'name',
  phone: 'phone',
  language: 'language',
  street: 'street',
  exteriorNumber: 'exterior_number',
  interiorNumber: 'interior_number',
  neighborhood: 'neighborhood',
  postalCode: 'postal_code',
  federalState: 'federal_state',
  city: 'city',
  country: 'country',
  legalName: 'legal_name',
  rfc: 'rfc',
  taxRegime: 'tax_regime',
  taxPostalCode: 'tax_postal_code',
  cfdiUse: 'cfdi_use',
} as const satisfies Record<keyof ProfileInput, keyof UsersTable>;

const profileFields = Object.entries(profileColumns) as [
  keyof ProfileInput,
  (typeof profileColumns)[keyof ProfileInput],
][];

export function accountFromRow(row: Selectable<UsersTable>): Account {
  const profile = Object.fromEntries(profileFields.map(([field, column]) => [field, row[column]]));
  return {
    ...(profile as ProfileInput),
    id: row.id,
    createdAt: row.created_at,
    email: row.email,
    language: row.language as Language,
    roles: JSON.parse(row.roles_json) as Role[],
    confirmedAt: row.confirmed_at,
    disabled: row.disabled === 1,
    subscriptionId: row.subscription_id,
    avatarFile: row.avatar_file,
  };
}

export function rowFromNewAccount(
  account: NewAccount,
  passwordHash: string | null,
): Selectable<UsersTable> {
  const empty = Object.fromEntries(profileFields.map(([, column]) => [column, '']));
  return {
    ...(empty as Record<(typeof profileColumns)[keyof ProfileInput], string>),
    id: account.id,
    created_at: account.createdAt,
    updated_at: account.createdAt,
    name: account.name,
    name_search: foldText(account.name),
    email: account.email,
    email_normalized: normalizeEmail(account.email),
    phone: account.phone,
    city: account.city,
    country: account.country,
    federal_state: account.federalState ?? '',
    language: account.language ?? 'es',
    roles_json: JSON.stringify(account.roles),
    password_hash: passwordHash,
    confirmed_at: account.confirmedAt ?? null,
    disabled: 0,
    subscription_id: null,
    avatar_file: null,
  };
}

export function rowFromChanges(changes: ProfileChanges): Partial<Selectable<UsersTable>> {
  const values = profileFields.flatMap(([field, column]) => {
    const value = changes[field];
    return value === undefined ? [] : [[column, value]];
  });
  const { name } = changes;
  return {
    ...Object.fromEntries(values),
    ...(name !== undefined && { name_search: foldText(name) }),
  };
}
