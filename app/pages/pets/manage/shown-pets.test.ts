import { expect, test } from 'vitest';
import type { ManagedPet } from '#app/pages/pets/actions/managed-pet.ts';
import { shownPets } from './shown-pets.ts';

const pet = (id: string, version: number, changes: Partial<ManagedPet> = {}) =>
  ({ id, version, status: 'adoption', deletedOn: null, ...changes }) as ManagedPet;

const canela = pet('canela', 1);
const mango = pet('mango', 4);
const edit = (edited: ManagedPet) => new Map([[edited.id, edited]]);

test('shows a change before the list is fetched again', () => {
  const renewed = pet('mango', 5, { expiresOn: '2026-12-26' });
  expect(shownPets([canela, mango], edit(renewed), 'adoption')).toEqual([canela, renewed]);
});

test('gives way to what the portal has told since', () => {
  const later = pet('mango', 6);
  expect(shownPets([canela, later], edit(pet('mango', 5)), 'adoption')).toEqual([canela, later]);
});

test('lets go of what belongs to another list now', () => {
  const adopted = pet('mango', 5, { status: 'adopted' });
  const deleted = pet('mango', 5, { deletedOn: '2026-11-21' });
  expect(shownPets([canela, mango], edit(adopted), 'adoption')).toEqual([canela]);
  expect(shownPets([canela, mango], edit(deleted), 'adoption')).toEqual([canela]);
  expect(shownPets([canela, mango], new Map([['mango', undefined]]), 'adoption')).toEqual([canela]);
});
