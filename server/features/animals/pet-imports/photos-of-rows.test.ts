import { expect, test } from 'vitest';
import { photosByKey } from './photos-of-rows.ts';

const rows = [
  { key: '7', name: 'Canela' },
  { key: 'A-12', name: 'Frida' },
  { key: '9', name: 'Luna' },
  { key: '10', name: 'Luna' },
];

const found = (...names: string[]) =>
  Object.fromEntries(
    [
      ...photosByKey(
        names.map((name) => ({ name, assetId: name })),
        rows,
      ),
    ].map(([key, photos]) => [key, photos.map(({ name }) => name)]),
  );

test('photos are found by the key of their row, with a number behind it or without', () => {
  expect(found('7.jpg', '7-2.JPG', '7 (3).png', 'a_12.jpeg', 'fotos/9.webp')).toEqual({
    7: ['7.jpg', '7-2.JPG', '7 (3).png'],
    'A-12': ['a_12.jpeg'],
    9: ['fotos/9.webp'],
  });
});

test('or by the name of the pet, where only one is called so', () => {
  expect(found('canela.jpg', 'FRIDA_2.jpg', 'luna.jpg', 'nadie.jpg')).toEqual({
    7: ['canela.jpg'],
    'A-12': ['FRIDA_2.jpg'],
  });
});

test('a pet gets three at most', () => {
  expect(found('7-1.jpg', '7-2.jpg', '7-3.jpg', '7-4.jpg')).toEqual({
    7: ['7-1.jpg', '7-2.jpg', '7-3.jpg'],
  });
});
