import { expect, test } from 'vitest';
import { addressWith } from './use-managed-list.ts';

test('a page of a list keeps its search and filters', () => {
  expect(addressWith({ busca: 'ñandú & co', accion: '' }, 3)).toBe(
    '?busca=%C3%B1and%C3%BA+%26+co&pagina=3',
  );
});

test('the first page of everything is the page itself', () => {
  expect(addressWith({ busca: '' }, 1)).toBe('?');
});
