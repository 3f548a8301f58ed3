import { expect, it } from 'vitest';
import { readAddresses } from './added-addresses.ts';

it('finds addresses however they are separated, and says on which line one is none', () => {
  expect(readAddresses('ana@example.mx, eva@example.mx;\n\n juan@\tluz@example.mx\nnadie')).toEqual(
    {
      addresses: ['ana@example.mx', 'eva@example.mx', 'juan@', 'luz@example.mx', 'nadie'],
      wrong: [
        { line: 3, address: 'juan@' },
        { line: 4, address: 'nadie' },
      ],
    },
  );
});
