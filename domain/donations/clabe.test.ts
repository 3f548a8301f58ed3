import { expect, it } from 'vitest';
import { withCheckDigit } from './clabe.ts';

it.each(['646180111805034237', '002115016003269411', '032180000118359719'])(
  'checks the digits of %s by its last one',
  (clabe) => {
    expect(withCheckDigit(clabe.slice(0, 17))).toBe(clabe);
  },
);
