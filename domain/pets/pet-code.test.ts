import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { endOfPetId, petCode } from './pet-code.ts';

describe('the code of a pet', () => {
  it('is six letters and digits, and leads back to the end of its id', () => {
    for (const id of [
      uuid(),
      uuid(),
      '01a22d12-f53c-7375-b024-f7e820000000',
      '01a22d12-f53c-7375-b024-f7e82fffffff',
    ]) {
      const code = petCode(id);
      expect(code).toMatch(/^[2-9B-DF-HJ-KM-NP-TV-Z]{6}$/);
      expect(endOfPetId(code)).toBe(id.slice(-7));
    }
  });

  it('is read as people type it', () => {
    const code = petCode('01a22d12-f53c-7375-b024-f7e82ec3f3e0');
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `;
    expect(endOfPetId(typed)).toBe('ec3f3e0');
  });

  it.each(['', 'perros', 'ABCDE', '7KM2QX7', 'LUNA22', '000000', 'ZZZZZZ', "' or 1"])(
    'is none of %j',
    (typed) => expect(endOfPetId(typed)).toBeUndefined(),
  );
});
