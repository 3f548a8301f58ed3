import { afterAll, describe, expect, it } from 'vitest';
import { createPasswordStrength } from './password-strength.ts';

/** Most of what its characters may stand for: at the library's own bounds it takes seconds. */
const costly = '4@$!|({[6&#1()0357+%2'.repeat(49).slice(0, 1_024);

describe('the strength of a password', () => {
  const { isGuessable, close } = createPasswordStrength({ patience: 60_000 });
  afterAll(close);

  it.each([
    ['Password123!', [], true],
    ['P@$$w0rd1', [], true],
    ['josenunez', ['José Núñez'], true],
    ['casaanimal', ['Casa Animal'], true],
    ['x'.repeat(1_024), [], true],
    ['Tres perros y un gato', ['Ana'], false],
    [costly, [], false],
  ])('%#: %.20s', async (password, known, guessable) => {
    expect(await isGuessable(password, known)).toBe(guessable);
  });

  it('is found out beside the other work, not in its place', async () => {
    await isGuessable('warm', []);
    let worked = false;
    setImmediate(() => {
      worked = true;
    });
    await isGuessable(costly, []);
    expect(worked).toBe(true);
  });

  it.each([
    ['kurz', true],
    ['aaaaaaaaaaaaaaaaaaaaa', true],
    ['analopez analopez ana', true],
    ['Tres perros y un gato', false],
  ])(
    'is judged by plain rules when the estimate takes too long: %s',
    async (password, guessable) => {
      const hurried = createPasswordStrength({ patience: 0 });
      expect(await hurried.isGuessable(password, ['Ana López'])).toBe(guessable);
    },
  );

  it('makes nobody wait behind a crowd', async () => {
    const crowd = Promise.all(Array.from({ length: 10 }, () => isGuessable('hola', [])));
    const late = isGuessable('Tres perros y un gato', []).then(() => 'late');
    expect(await Promise.race([crowd, late])).toBe('late');
    await crowd;
  });

  it('is found out again after the thread has ended', async () => {
    await close();
    expect(await isGuessable('Password123!', [])).toBe(true);
  });
});
