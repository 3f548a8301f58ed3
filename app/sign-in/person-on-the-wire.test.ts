import { expect, it } from 'vitest';
import { personFields, personNames } from '#domain/accounts/registration.ts';
import { fieldsByWireName, payloadWriter } from '#domain/contract/wire.ts';
import { personFieldOf, personFromWire, personToWire } from './person-on-the-wire.ts';

const ana = {
  name: 'Ana Peñaloza',
  phone: '9981234567',
  country: 'México',
  federalState: 'Quintana Roo',
  city: 'Tulum',
};

it('calls the fields of a person what the contract calls them', () => {
  expect(personFieldOf).toEqual(fieldsByWireName(personFields));
  const written = payloadWriter(personFields, personNames)(ana);
  expect(personToWire(ana)).toEqual(written);
  expect(personFromWire(personToWire(ana))).toEqual(ana);
});

it('leaves the state out where it is not one of Mexico', () => {
  const abroad = { ...ana, country: 'Canadá' };
  expect(personToWire(abroad).domicilio.estado).toBe('');
});
