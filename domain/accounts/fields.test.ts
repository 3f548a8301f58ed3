import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { isRfc } from '../rfc.ts';
import { line, newPassword, phone, rfc } from './fields.ts';

const problem = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message);

describe('a line', () => {
  it('is tidied, and loses what would turn or hide its letters', () => {
    expect(line(20).parse('  Ana\u202E\u200B\n López\u0000 ')).toBe('Ana López');
    expect(line(20).parse('Nu\u0301n\u0303ez')).toBe('Núñez');
    expect(problem(line(20, 'nameRequired').safeParse('\u2066\uFEFF '))).toEqual(['nameRequired']);
    expect(problem(line(3).safeParse('Anna'))).toEqual(['tooLong']);
  });

  it('keeps the joiners that emoji and scripts need', () => {
    expect(line(20).parse('👩‍👧')).toBe('👩‍👧');
  });

  it('reads the same a second time, whatever was written', () => {
    holds(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const first = line(200).safeParse(text);
        if (first.success) expect(line(200).parse(first.data)).toBe(first.data);
      }),
    );
  });
});

describe('a telephone', () => {
  it('is ten digits, with or without dashes, and nothing else', () => {
    holds(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => {
        const dashed = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
        expect(phone.parse(` ${digits} `)).toBe(digits);
        expect(phone.parse(dashed)).toBe(digits);
        expect(problem(phone.safeParse(`${digits}1`))).toEqual(['phoneInvalid']);
        expect(problem(phone.safeParse(digits.slice(1)))).toEqual(['phoneInvalid']);
      }),
    );
    expect(problem(phone.safeParse(''))).toEqual(['phoneRequired']);
  });
});

describe('an RFC', () => {
  it('may be missing, is written in capitals, and is never kept when it is none', () => {
    expect(rfc.parse(' ')).toBe('');
    expect(rfc.parse('lona-850101 ab1')).toBe('LONA850101AB1');
    holds(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const { success, data } = rfc.safeParse(text);
        expect(success).toBe(data === '' || (data !== undefined && isRfc(data)));
      }),
    );
  });
});

describe('a new password', () => {
  it.each([
    ['', ['passwordRequired']],
    ['siete77', ['passwordTooShort']],
    // Seven characters, though JavaScript counts fourteen.
    ['🐶'.repeat(7), ['passwordTooShort']],
    ['x'.repeat(1_025), ['passwordTooLong']],
    ['🐶'.repeat(8), undefined],
    ['x'.repeat(1_024), undefined],
    ['  con blancos  ', undefined],
  ])('%.20s', (password, problems) => {
    expect(problem(newPassword.safeParse(password))).toEqual(problems);
  });
});
