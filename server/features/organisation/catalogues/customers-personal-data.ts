import { customers } from '#domain/catalogues/customer.ts';
import { labelsOf } from '#domain/contract/field.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { IdentifiedCustomers } from './customer-use.ts';
import { deleteCustomers, detachCustomers, findCustomersOf } from './customers.repository.ts';

/** The person as a customer, known by the confirmed e-mail. */
export const customersPersonalData = ({
  database,
  identifiedCustomers,
}: {
  database: Database;
  /** Filled while the features are built. */
  identifiedCustomers: readonly IdentifiedCustomers[];
}): PersonalData => {
  const { version: _, ...labels } = labelsOf(customers.fields);
  return {
    key: 'customers',
    title: { es: 'Tus datos como cliente', en: 'Your data as a customer' },
    labels,
    find: ({ email }) => findCustomersOf(database.query, normalizeEmail(email)),
    async erase(tx, { email }) {
      const ids = (await findCustomersOf(tx.query, normalizeEmail(email))).map(({ id }) =>
        String(id),
      );
      const kept = new Set<string>();
      for (const find of identifiedCustomers)
        for (const id of await find(tx.query, ids)) kept.add(id);
      await deleteCustomers(
        tx,
        ids.filter((id) => !kept.has(id)),
      );
      await detachCustomers(tx, [...kept]);
    },
  };
};
