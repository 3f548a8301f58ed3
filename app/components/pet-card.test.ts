import { describe, expect, it } from 'vitest';
import { tagOf, writtenLanguage } from './pet-card.ts';

describe('the tag of a card', () => {
  const pet = { programme: 'adoption', days: 30, sterilized: false } as const;

  it.each([
    [{ programme: 'rehabilitation', days: 200 }, 'care'],
    [{ days: 90 }, 'long'],
    [{ days: 214, sterilized: true }, 'long'],
    [{ days: 89, sterilized: true }, 'sterilized'],
    [{ days: 0 }, 'new'],
    [{ days: 7, sterilized: true }, 'new'],
    [{ days: 8, sterilized: true }, 'sterilized'],
    [{ days: 90, reserved: { tag: 'Apartada', share: '' } }, 'reserved'],
    [{ days: 8 }, undefined],
  ] as const)('%o: %s', (differences, tag) => {
    expect(tagOf({ ...pet, ...differences })).toBe(tag);
  });
});

it('marks what rescuers write as Spanish on English pages', () => {
  expect(writtenLanguage('en')).toBe('es-MX');
  expect(writtenLanguage('es')).toBeUndefined();
});
