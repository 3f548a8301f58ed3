import { describe, expect, test } from 'vitest';
import { type Role, roles, type Viewer, visitor } from '../accounts/viewer.ts';
import { AppError } from '../errors.ts';
import { admits } from './audience.ts';
import { isOwnerOrCan } from './relations.ts';
import { can, isStaffRole, type Right, requireRight, rights, rightsOf } from './rights.ts';

const person = (...held: Role[]): Viewer => ({ kind: 'user', id: 'ana', roles: held });

describe('rights', () => {
  test('administrators have all of them, members and visitors none', () => {
    const held = (viewer: Viewer) => rights.filter((right) => can(viewer, right));
    expect(held(person('administrator'))).toEqual(rights);
    expect(held(person('member'))).toEqual([]);
    expect(held(visitor)).toEqual([]);
  });

  test('several roles grant what each of them grants', () => {
    const both = person('member', 'treasurer', 'editor');
    expect(can(both, 'donations.refund') && can(both, 'newsletter.manage')).toBe(true);
    expect(can(both, 'pets.manageAny')).toBe(false);
  });

  test('what reaches the portal itself stays with administrators', () => {
    const kept: Right[] = [
      'accounts.manage',
      'adopters.restrict',
      'audit.read',
      'jobs.manage',
      'operations.read',
      'pets.delete',
      'retention.read',
    ];
    for (const role of roles.values.filter((one) => one !== 'administrator')) {
      expect(rightsOf[role].filter((right) => kept.includes(right))).toEqual([]);
    }
  });

  test('every role but the member is staff', () => {
    expect(roles.values.filter((role) => !isStaffRole(role))).toEqual(['member']);
  });

  test('a use case is refused to visitors as without a session, to others as forbidden', () => {
    const codeFor = (viewer: Viewer) => {
      try {
        return requireRight(viewer, 'donations.read');
      } catch (error) {
        return error instanceof AppError ? error.code : error;
      }
    };
    expect(codeFor(visitor)).toBe('unauthenticated');
    expect(codeFor(person('coordinator'))).toBe('forbidden');
    expect(codeFor(person('treasurer'))).toBe('ana');
  });
});

test('an owner, or somebody with the right, reaches a row; nobody owns what has no owner', () => {
  expect(isOwnerOrCan(person('member'), 'ana', 'pets.manageAny')).toBe(true);
  expect(isOwnerOrCan(person('member'), 'luis', 'pets.manageAny')).toBe(false);
  expect(isOwnerOrCan(person('coordinator'), null, 'pets.manageAny')).toBe(true);
  expect(isOwnerOrCan(visitor, null, 'pets.manageAny')).toBe(false);
  expect(isOwnerOrCan(visitor, undefined, 'pets.manageAny')).toBe(false);
});

test('an audience is a relation, a right, a session, everyone or nobody', () => {
  const admitted = (viewer: Viewer) =>
    (['everyone', 'session', 'owner', 'events.manage', 'nobody'] as const).filter((audience) =>
      admits(audience, viewer),
    );
  expect(admitted(visitor)).toEqual(['everyone']);
  expect(admitted(person('member'))).toEqual(['everyone', 'session', 'owner']);
  expect(admitted(person('coordinator'))).toEqual([
    'everyone',
    'session',
    'owner',
    'events.manage',
  ]);
});
