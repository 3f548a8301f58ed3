import { expect, it } from 'vitest';
import { fieldNames } from './field-names.ts';

it('names the fields of a form in its order, those of parts and rows by their paths', () => {
  const values = {
    title: '',
    address: { street: '', city: null },
    pets: [{ weight: '' }, { weight: '4' }],
    skills: ['bottle'],
    none: [],
    isAgreed: false,
    file: new Date(0),
  };
  expect(fieldNames(values)).toEqual([
    'title',
    'address.street',
    'address.city',
    'pets.0.weight',
    'pets.1.weight',
    'skills',
    'none',
    'isAgreed',
    'file',
  ]);
});
