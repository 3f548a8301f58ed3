import { expect, it } from 'vitest';
import { placeMessages } from './portal-messages.ts';

it('places messages by name, by the list that holds an item, and by what the form says', () => {
  const errors = {
    'pets.1.weight': ['Ligero', 'Otro'],
    'lent.2.what': ['Largo'],
    product: ['Falta'],
    'product.id': ['No existe'],
    elsewhere: ['De otra cosa'],
  };
  const names = ['lot', 'pets.0.weight', 'pets.1.weight', 'lent'];
  expect(placeMessages(errors, names, { product: 'lot' })).toEqual([
    { field: 'pets.1.weight', message: 'Ligero' },
    { field: 'lent', message: 'Largo' },
    { field: 'lot', message: 'Falta' },
    { field: 'lot', message: 'No existe' },
    { field: undefined, message: 'De otra cosa' },
  ]);
});
