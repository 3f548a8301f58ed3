import { describe, expect, test } from 'vitest';
import { likelyAddress } from './email-typo.ts';

describe('an address that was probably mistyped', () => {
  test.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmal.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    [' Ana.Ruiz@HOTMIAL.com ', 'Ana.Ruiz@hotmail.com'],
    ['ana@outlok.es', 'ana@outlook.es'],
    ['ana@yahoo.com.mz', 'ana@yahoo.com.mx'],
  ])('%s suggests %s', (typed, meant) => {
    expect(likelyAddress(typed)).toBe(meant);
  });

  test.each([
    'ana@gmail.com',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@casa-animal.org',
    'ana@gm',
    '@gmial.com',
    'ana ruiz@gmial.com',
    '',
  ])('%s suggests nothing', (typed) => {
    expect(likelyAddress(typed)).toBeUndefined();
  });
});
