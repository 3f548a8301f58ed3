import { describe, expect, it } from 'vitest';
import { createUnverifiedBytes } from './unverified-bytes.ts';

describe('the room for what nobody has vouched for yet', () => {
  const open = () => createUnverifiedBytes({ perNetwork: 2, atOnce: 3, bytes: 100 });

  it('has few places for a network, and few in all', () => {
    const begin = open();
    const first = begin('2001:db8:1:2::1');
    begin('2001:db8:1:2::2');
    expect(() => begin('2001:db8:1:2::3')).toThrow(expect.objectContaining({ status: 429 }));
    begin('10.0.0.1');
    expect(() => begin('10.0.0.2')).toThrow(expect.objectContaining({ status: 503 }));
    first.close();
    first.close();
    begin('10.0.0.2');
    expect(() => begin('10.0.0.2')).toThrow(expect.objectContaining({ status: 503 }));
  });

  it('is taken by what arrives, until it is known or gone', () => {
    const begin = open();
    const [first, second] = [begin('10.0.0.1'), begin('10.0.0.2')];
    first.add(60);
    expect(() => second.add(41)).toThrow(expect.objectContaining({ status: 503 }));
    second.add(40);
    first.close();
    second.add(60);
  });
});
