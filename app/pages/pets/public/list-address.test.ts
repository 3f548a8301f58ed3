import { expect, it } from 'vitest';
import { writePetFilter } from '#domain/pets/pet-filter.ts';
import { listAddress } from './list-address.ts';

const path = '/mascotas/adopcion';

it('is the bare path of a whole list', () => {
  expect(listAddress(path, '')).toBe(path);
  expect(listAddress(path, '', 1)).toBe(path);
  expect(listAddress(path, '', 3)).toBe(`${path}?pagina=3`);
});

it('carries the filter in the words of the wire, and the page after it', () => {
  const query = String(writePetFilter({ species: ['cat'], size: ['giant'] }));
  expect(listAddress(path, query, 2)).toBe(`${path}?especie=gato&tamano=muy+grande&pagina=2`);
});
