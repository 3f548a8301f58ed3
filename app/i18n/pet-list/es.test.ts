import { describe, expect, it } from 'vitest';
import { petList as english } from './en.ts';
import { petList as spanish } from './es.ts';

describe('how many pets there are', () => {
  it.each([
    [0, '0 mascotas', '0 pets'],
    [1, '1 mascota', '1 pet'],
    [12_000, '12,000 mascotas', '12,000 pets'],
  ])('%i', (total, es, en) => {
    expect(spanish.count(total)).toBe(es);
    expect(english.count(total)).toBe(en);
  });

  it('is said in the words people know when there is none', () => {
    expect(spanish.empty.title).toBe('No hay mascotas');
    expect(english.empty.title).toBe('There are no pets');
  });
});
