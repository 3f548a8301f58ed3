import { expect, it } from 'vitest';
import { wirePath } from '../contract/translate.ts';
import { wireNames } from '../contract/wire.ts';
import { address, saveAccount } from './own-account-calls.ts';
import { profileFields } from './profile.ts';

it('calls each field of a profile what the account calls it', () => {
  const names = Object.keys(profileFields);
  const called = names.map((name) =>
    wirePath(saveAccount.takes, Object.hasOwn(address, name) ? `address.${name}` : name),
  );
  expect(called).toEqual(Object.values(wireNames(profileFields)));
});
