import { expect, it } from 'vitest';
import { listAddress } from './list-address.ts';

const path = '/mascotas/adopcion';

it('is the bare path of a whole list', () => {
  expect(listAddress(path, {})).toBe(path);
  expect(listAddress(path, {}, 1)).toBe(path);
});

it('carries the filter in the words of the wire, and the page after it', () => {
  expect(listAddress(path, { species: 'cat', size: 'giant' }, 2)).toBe(
    `${path}?especie=gato&tamano=muy+grande&pagina=2`,
  );
});
