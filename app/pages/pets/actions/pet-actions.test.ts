import { expect, test } from 'vitest';
import type { ManagedPet } from './managed-pet.ts';
import { actionsFor } from './pet-actions.ts';

const today = '2026-11-21';
const canela = {
  status: 'adoption',
  deletedOn: null,
  registeredOn: '2026-11-01',
  expiresOn: '2026-12-12',
  history: [{ date: '2026-11-01', status: 'adoption' }],
  media: [{ id: 'a', kind: 'image', url: '', thumbnail: '' }],
  adopter: null,
  group: null,
} as unknown as ManagedPet;

const forOwner = (changes: Partial<ManagedPet> = {}) =>
  actionsFor({ ...canela, ...changes }, { today, may: { manageAny: false, delete: false } });
const forAdministrator = (changes: Partial<ManagedPet> = {}) =>
  actionsFor({ ...canela, ...changes }, { today, may: { manageAny: true, delete: true } });

test('a pet that everybody sees is renewed first', () => {
  expect(forOwner()).toEqual({
    main: 'renew',
    rest: [
      'changeStatus',
      'edit',
      'details',
      'applications',
      'group',
      'care',
      'expenses',
      'foster',
      'timeline',
      'folder',
      'owner',
      'paused',
      'deceased',
      'delete',
    ],
  });
  expect(forAdministrator().rest).toContain('sterilization');
});

test('one without photos gets them first, and has a page that its people see', () => {
  const { main, rest } = forOwner({ media: [] });
  expect(main).toBe('addPhotos');
  expect(rest).toContain('renew');
  expect(rest).toContain('details');
});

test('one in no programme is not renewed', () => {
  const adopted = forOwner({ status: 'adopted', adopter: {} as ManagedPet['adopter'] });
  expect(adopted.main).toBe('adopter');
  expect(adopted.rest).not.toContain('renew');
  expect(adopted.rest).toEqual(expect.arrayContaining(['changeStatus', 'returned']));
  expect(forOwner({ status: 'paused' }).main).toBe('changeStatus');
});

test('a deleted one is an administrator’s to bring back, to note as adopted or to delete for good', () => {
  const deletedOn = '2026-11-20';
  expect(forAdministrator({ deletedOn })).toEqual({
    main: 'restore',
    rest: [
      'changeStatus',
      'details',
      'care',
      'expenses',
      'foster',
      'timeline',
      'folder',
      'owner',
      'sterilization',
      'remove',
    ],
  });
  expect(forOwner({ deletedOn })).toEqual({
    main: undefined,
    rest: ['care', 'expenses', 'foster', 'timeline', 'folder', 'owner'],
  });
});
