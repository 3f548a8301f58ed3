import { v7 as uuid } from 'uuid';
import type { Account } from '#domain/accounts/account.ts';
import { blankRow } from '#domain/catalogues/catalogue.ts';
import { customers as catalogue } from '#domain/catalogues/customer.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Tx } from '#server/db/database.ts';
import {
  deleteUnchangedCustomers,
  findCustomersById,
  findCustomersOf,
  insertCustomer,
  updateCustomerOf,
} from './customers.repository.ts';

const firstVersion = 1;

interface ToldCustomer {
  name: string;
  email: string;
  phone: string;
  rfc: string;
}

export type NamedCustomer = ToldCustomer & { legalName: string };

/** People as the documents that they are in name them. */
export interface Customers {
  /**
   * The account's own, made or brought up to date from its profile.
   * @returns its id; null where another address that is written almost the same has the place
   */
  save(tx: Tx, account: Account): Promise<string | null>;
  /**
   * Of whom a table tells: one that is there stays as it is.
   * @returns its id; null where another address that is written almost the same has the place
   */
  adopt(tx: Tx, told: ToldCustomer): Promise<{ id: string; isMade: boolean } | null>;
  /** By id; those that are gone are left out. */
  find(query: Tx['query'], ids: readonly string[]): Promise<ReadonlyMap<string, NamedCustomer>>;
  /** Those that nobody has changed since they were made. */
  takeBack(tx: Tx, ids: readonly string[]): Promise<void>;
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
  async function insert(tx: Tx, values: object, email: string): Promise<void> {
    const row = {
      ...blankRow(catalogue),
      ...values,
      email,
      emailNormalized: normalizeEmail(email),
    };
    const createdAt = clock.now().toISOString();
    await insertCustomer(tx, { ...row, id: uuid(), createdAt, version: firstVersion });
  }

  return {
    async save(tx, account) {
      const values = Object.fromEntries(shared.map((name) => [name, account[name]]));
      const emailNormalized = normalizeEmail(account.email);
      const known = await updateCustomerOf(tx, emailNormalized, values);
      if (known !== undefined) return known;
      await insert(tx, values, account.email);
      return (await updateCustomerOf(tx, emailNormalized, values)) ?? null;
    },

    async adopt(tx, { email, ...values }) {
      const idOf = async () => {
        const [known] = await findCustomersOf(tx.query, normalizeEmail(email));
        return known && String(known.id);
      };
      const known = await idOf();
      if (known !== undefined) return { id: known, isMade: false };
      await insert(tx, values, email);
      const made = await idOf();
      return made === undefined ? null : { id: made, isMade: true };
    },

    async find(query, ids) {
      const rows = await findCustomersById(query, ids);
      return new Map(
        rows.map(({ id, name, email, phone, legalName, rfc }) => [
          String(id),
          {
            name: String(name),
            email: String(email),
            phone: String(phone),
            legalName: String(legalName),
            rfc: String(rfc),
          },
        ]),
      );
    },

    takeBack: (tx, ids) => deleteUnchangedCustomers(tx, ids, firstVersion),
  };
}
