import { describe, expect, it } from 'vitest';
import { mostAlike } from './similar-pets.ts';

type Comparable = Parameters<typeof mostAlike>[0];

const canela: Comparable = {
  id: 'canela',
  species: 'dog',
  size: 'medium',
  sex: 'female',
  bornOn: '2024-11-20',
  federalState: 'Quintana Roo',
};
const like = (id: string, differences: Partial<Comparable> = {}) => ({
  ...canela,
  id,
  ...differences,
});
const names = (candidates: Comparable[], count = 3) =>
  mostAlike(canela, candidates, count, '2026-11-20').map(({ id }) => id);

describe('pets that are like another', () => {
  it('do not include itself', () => {
    expect(names([canela, like('frida')])).toEqual(['frida']);
  });

  it('are as many as asked for', () => {
    expect(names([like('a'), like('b'), like('c'), like('d')])).toEqual(['a', 'b', 'c']);
  });

  it.each<[string, Partial<Comparable>]>([
    ['another species', { species: 'cat' }],
    ['another state', { federalState: 'Jalisco' }],
    ['another size', { size: 'giant' }],
    ['another time of life', { bornOn: '2026-03-20' }],
    ['another sex', { sex: 'male' }],
  ])('come later when they are of %s', (_what, difference) => {
    expect(names([like('other', difference), like('same')])).toEqual(['same', 'other']);
  });

  it('are of its own species before all', () => {
    const cat = like('cat', { species: 'cat' });
    const dog = like('dog', { federalState: 'Jalisco', size: 'large' });
    expect(names([cat, dog])).toEqual(['dog', 'cat']);
  });

  it('keep their order where they are equally like it', () => {
    expect(names([like('newer'), like('older')])).toEqual(['newer', 'older']);
  });
});
