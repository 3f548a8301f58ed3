import { describe, expect, it } from 'vitest';
import { commonNeeds, keptNeed, knownNeedIn } from './known-needs.ts';

describe('what is asked for most', () => {
  it('is kept in the same words, whichever language it was typed in', () => {
    for (const need of commonNeeds) {
      const english = knownNeedIn('en', need) ?? '';
      expect(english).not.toBe('');
      expect([keptNeed(need), keptNeed(english)]).toEqual([need, need]);
    }
    expect(keptNeed(' surgery')).toBe('Cirugía');
    expect(keptNeed('CIRUGIA')).toBe('Cirugía');
  });

  it.each(['Una rampa', '__proto__', ''])(
    'does not hold %j, which stays as it was typed',
    (need) => {
      expect(knownNeedIn('en', need)).toBeUndefined();
      expect(keptNeed(need)).toBe(need);
    },
  );
});
