import { customers } from '#domain/catalogues/customer.ts';
import { labelsOf } from '#domain/contract/field.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { deleteCustomersOf, findCustomersOf } from './customers.repository.ts';

/** The person as a customer, known by the confirmed e-mail. */
export const customersPersonalData = (database: Database): PersonalData => {
  const { version: _, ...labels } = labelsOf(customers.fields);
  return {
    key: 'customers',
    title: { es: 'Tus datos como cliente', en: 'Your data as a customer' },
    labels,
    find: ({ email }) => findCustomersOf(database, normalizeEmail(email)),
    erase: (tx, { email }) => deleteCustomersOf(tx, normalizeEmail(email)),
  };
};
