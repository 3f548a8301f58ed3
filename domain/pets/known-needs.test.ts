import { describe, expect, it } from 'vitest';
import { commonNeeds, knownNeedIn, storedNeed } from './known-needs.ts';

describe('what is asked for most', () => {
  it('is kept in the same words, whichever language it was typed in', () => {
    for (const need of commonNeeds) {
      const english = knownNeedIn('en', need) ?? '';
      expect(english).not.toBe('');
      expect([storedNeed(need), storedNeed(english)]).toEqual([need, need]);
    }
    expect(storedNeed(' surgery')).toBe('Cirugía');
    expect(storedNeed('CIRUGIA')).toBe('Cirugía');
  });

  it.each(['Una rampa', '__proto__', ''])(
    'does not hold %j, which stays as it was typed',
    (need) => {
      expect(knownNeedIn('en', need)).toBeUndefined();
      expect(storedNeed(need)).toBe(need);
    },
  );
});
