import { v7 as uuid } from 'uuid';
import type { Account } from '#domain/accounts/account.ts';
import { blankRow } from '#domain/catalogues/catalogue.ts';
import { customers as catalogue } from '#domain/catalogues/customer.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Tx } from '#server/db/database.ts';
import { insertCustomer, updateCustomerOf } from './customers.repository.ts';

/** People as the documents that they are in name them. */
export interface Customers {
  /**
   * The account's own, made or brought up to date from its profile.
   * @returns its id; null where another address that is written almost the same has the place
   */
  keep(tx: Tx, account: Account): Promise<string | null>;
}

/** What a customer's row takes over from its account. */
const shared = [
  'name',
  'phone',
  'legalName',
  'rfc',
  'country',
  'postalCode',
  'federalState',
  'city',
  'neighborhood',
  'street',
  'exteriorNumber',
  'interiorNumber',
] as const satisfies readonly (keyof Account)[];

export function createCustomers({ clock }: { clock: Clock }): Customers {
  return {
    async keep(tx, account) {
      const values = Object.fromEntries(shared.map((name) => [name, account[name]]));
      const emailNormalized = normalizeEmail(account.email);
      const known = await updateCustomerOf(tx, emailNormalized, values);
      if (known !== undefined) return known;
      const row = { ...blankRow(catalogue), ...values, email: account.email, emailNormalized };
      const createdAt = clock.now().toISOString();
      await insertCustomer(tx, { ...row, id: uuid(), createdAt, version: 1 });
      return (await updateCustomerOf(tx, emailNormalized, values)) ?? null;
    },
  };
}
