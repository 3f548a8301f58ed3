import { expect, it } from 'vitest';
import { saveAccount } from '#domain/accounts/own-account-calls.ts';
import { personFields, personNames } from '#domain/accounts/registration.ts';
import { toWire } from '#domain/contract/translate.ts';
import { payloadWriter } from '#domain/contract/wire.ts';
import { withAddress } from './person-address.ts';

const ana = {
  name: 'Ana Peñaloza',
  phone: '9981234567',
  country: 'México',
  federalState: 'Quintana Roo',
  city: 'Tulum',
};

it('says of a person what the fields of an account are called', () => {
  const written = payloadWriter(personFields, personNames)(ana);
  expect(toWire(saveAccount.takes, withAddress(ana))).toEqual(written);
});

it('leaves the state out where it is not one of Mexico', () => {
  expect(withAddress({ ...ana, country: 'Canadá' }).address.federalState).toBe('');
});
