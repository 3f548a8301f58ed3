import { expect, it } from 'vitest';
import { withPlainNames } from './plain-data.ts';

const bait = 'Tu banco te bloqueó: entra a https://malo.example';

it('repeats names as they are, and nothing that is none', () => {
  const data = {
    name: 'Ana',
    pets: ['Luna', bait],
    family: `Eva ${bait}`,
    doses: [{ pet: bait, dueOn: '2026-11-28' }],
    owner: { name: 'Eva malo.example', email: 'eva@example.org' },
    answerUrl: 'https://example.org/a',
    when: null,
  };
  expect(withPlainNames(data, 'es')).toEqual({
    ...data,
    pets: ['Luna', 'una mascota'],
    family: 'Eva Tu banco te bloqueó: entra a […]',
    doses: [{ pet: 'una mascota', dueOn: '2026-11-28' }],
    owner: { name: 'Eva […]', email: 'eva@example.org' },
  });
});

it('keeps what is empty or missing so', () => {
  const data = { pets: [], petName: '', mateName: undefined };
  expect(withPlainNames(data, 'en')).toEqual(data);
});
