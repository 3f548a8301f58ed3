import { describe, expect, it } from 'vitest';
import { bandsOf, differentBits } from './photo-match.ts';

describe('prints of photos', () => {
  it('differ in as many bits as differ', () => {
    expect(differentBits('00000000000000ff', '00000000000000ff')).toBe(0);
    expect(differentBits('0000000000000000', '8000000000000001')).toBe(2);
    expect(differentBits('0000000000000000', 'ffffffffffffffff')).toBe(64);
  });

  it('have eight bands of a byte each', () => {
    expect(bandsOf('00ff10200000000a')).toEqual([0, 255, 16, 32, 0, 0, 0, 10]);
  });
});
