import { expect, test } from 'vitest';
import { roles } from './viewer.ts';

test('roles carry the names of the wire, capitals included', () => {
  expect(roles.fromWire('Administrador')).toBe('administrator');
  expect(roles.fromWire('administrador')).toBeUndefined();
  expect(roles.toWire('member')).toBe('portal');
});
