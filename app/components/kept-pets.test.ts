// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepPet, keptPets, letPetGo, mostKept } from './kept-pets.ts';

const place = 'CA_FAVORITOS';
const pet = (id: string) => ({ id, name: `Pet ${id}` });

beforeEach(() => localStorage.clear());

it('keeps pets on the device, the latest first and each once', () => {
  expect(keptPets()).toEqual([]);
  for (const id of ['a', 'b', 'a']) keepPet(pet(id));
  expect(keptPets()).toEqual([pet('a'), pet('b')]);
  expect(JSON.parse(localStorage.getItem(place) ?? '')).toHaveLength(2);
  letPetGo('a');
  expect(keptPets()).toEqual([pet('b')]);
});

it('says so when no more fit, and takes none of them away', () => {
  for (let id = 0; id < mostKept; id++) expect(keepPet(pet(String(id)))).toBe(true);
  expect(keepPet(pet('one more'))).toBe(false);
  expect(keepPet(pet('5'))).toBe(true);
  expect(keptPets()).toHaveLength(mostKept);
});

it.each(['no JSON', '{"id":"a"}', '[null, 4, {"id": 3}]'])('starts anew with %s', (stored) => {
  localStorage.setItem(place, stored);
  expect(keptPets()).toEqual([]);
  keepPet(pet('a'));
  expect(keptPets()).toEqual([pet('a')]);
});

it('is the same list until it changes, also by another window', () => {
  keepPet(pet('a'));
  expect(keptPets()).toBe(keptPets());
  localStorage.setItem(place, JSON.stringify([pet('b')]));
  expect(keptPets()).toEqual([pet('b')]);
});
