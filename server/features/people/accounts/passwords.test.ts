import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('makes each guess cost 64 MiB and three passes unless it is told otherwise', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('Tres perros y un gato');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await passwords.matches(stored, 'Tres perros y un gato')).toBe(true);
  expect(await passwords.matches(stored, 'Tres perros y un perro')).toBe(false);
  expect(await passwords.matches(undefined, 'Tres perros y un gato')).toBe(false);
});
