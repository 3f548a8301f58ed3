import { expect, test } from 'vitest';
import { isAdministrator, roles, type Viewer, visitor } from './viewer.ts';

const person = (...held: ('member' | 'administrator')[]): Viewer => ({
  kind: 'user',
  id: 'u1',
  roles: held,
});

test('only the role makes an administrator', () => {
  expect(isAdministrator(visitor)).toBe(false);
  expect(isAdministrator(person('member'))).toBe(false);
  expect(isAdministrator(person('member', 'administrator'))).toBe(true);
});

test('roles carry the names of the wire, capitals included', () => {
  expect(roles.fromWire('Administrador')).toBe('administrator');
  expect(roles.fromWire('administrador')).toBeUndefined();
  expect(roles.toWire('member')).toBe('portal');
});
