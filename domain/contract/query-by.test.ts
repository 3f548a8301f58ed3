import { expect, test } from 'vitest';
import { donationFields } from '../donations/donation.ts';
import { petFields } from '../pets/pet.ts';
import { queryBy } from './query-by.ts';

const pets = queryBy(petFields);
const donations = queryBy(donationFields);

test('a field is asked for by its wire name, in the payload or beside it', () => {
  expect(pets.where('ownerId', '=', 'a')).toEqual({
    ...{ field: 'payload.usuario_id', operator: '=', value: 'a' },
  });
  expect(pets.where('id', '=', 'a').field).toBe('id');
  expect(pets.orderBy('createdAt', 'desc')).toEqual({ field: 'created_at', direction: 'desc' });
  expect(donations.where('date', '>=', '2026-01-01').field).toBe('payload.encabezado.fecha');
});

test('the state of a row is in its payload, that of a document beside it; both by the wire’s words', () => {
  expect(pets.where('status', '=', 'adoption')).toEqual({
    ...{ field: 'payload.estado', operator: '=', value: 'adopcion' },
  });
  expect(donations.oneOf('status', ['paid', 'expired'])).toEqual({
    ...{ field: 'estado', operator: 'in', value: ['vigente', 'vencido'] },
  });
});

test('a part of a text is found without case and accents, and an empty one asks for nothing', () => {
  expect(pets.contains('name', 'lú')).toEqual([
    { field: 'payload.nombre', operator: 'contains', value: 'lú', collate: 'es_ci_ai' },
  ]);
  expect(pets.contains('name', '')).toEqual([]);
});

test('what never leaves the server cannot be asked for', () => {
  expect(() => pets.where('updatedAt', '=', '')).toThrow('updatedAt');
});
