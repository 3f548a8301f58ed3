import { mexico } from '#domain/accounts/mexico.ts';
import type { TypedPerson } from '#domain/accounts/person.ts';

/** As calls take a person; the states are Mexico's. */
export const withAddress = ({ name, phone, country, federalState = '', city }: TypedPerson) => ({
  name,
  phone,
  address: { country, federalState: country === mexico ? federalState : '', city },
});
