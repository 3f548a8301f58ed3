import { expect, it } from 'vitest';
import { secureUrl } from './link.ts';

it.each([
  ['https://example.org', true],
  ['https://example.org/una/p%C3%A1gina?x=1#y', true],
  ['http://example.org', false],
  ['https://ana:secreto@example.org', false],
  ['javascript:alert(1)', false],
  ['https://example.org/a\nBcc: b', false],
  ['https://exam\tple.org', false],
  ['https://example.org/a b', false],
  ['https://example.org/\u0000', false],
])(
  'takes an address of another site that is encrypted and has nothing between its letters: %j',
  (address, isTaken) => {
    expect(secureUrl.safeParse(address).success).toBe(isTaken);
  },
);
