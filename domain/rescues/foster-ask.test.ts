import { expect, test } from 'vitest';
import { folioToFoster, fosterAskAddress, fosterAskOf } from './foster-ask.ts';

const told = {
  ...({ kind: 'hurt', species: 'dog', federalState: 'Jalisco' } as const),
  ...{ name: 'Lucía del Río', place: 'Calle Luna 12' },
  words:
    'Soy LUCIA, mi tel. (33) 1234-5678 y +52 33 1234 5678, lu@example.mx. Está en Calle Luna 12. Cojea, 5 kg.',
};

test('carries over what was told, and nothing of who told it', () => {
  const { words, ...rest } = fosterAskOf(told, 'es');
  expect(rest).toEqual({ species: 'dog', count: '1' });
  expect(words).toBe('Herido o enfermo, Jalisco. Soy …, mi tel. … y …, … Está en …. Cojea, 5 kg.');
  expect(fosterAskOf({ ...told, words: '', federalState: '' }, 'en').words).toBe('Hurt or ill.');
  expect(fosterAskOf({ ...told, words: 'á'.repeat(2_000) }, 'en').words).toHaveLength(1_000);
});

test('leaves open what nobody knows', () => {
  expect(fosterAskOf({ ...told, kind: 'litter', species: 'other' }, 'es')).toMatchObject({
    count: '',
  });
});

test('names the report alone in its address', () => {
  const address = (managesHomes: boolean) => fosterAskAddress('es', 7, { managesHomes });
  expect(address(true)).toMatch(/\?vista=preguntas&auxilio=7$/);
  expect(address(false)).toMatch(/\?auxilio=7$/);
  const read = (query: string) => folioToFoster(new URLSearchParams(query));
  expect(read('auxilio=7')).toBe(7);
  for (const bad of ['', 'auxilio=', 'auxilio=-1', 'auxilio=1.5', 'auxilio=9e99', 'auxilio=x']) {
    expect(read(bad)).toBeUndefined();
  }
});
