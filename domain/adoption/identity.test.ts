import { describe, expect, test } from 'vitest';
import { identityMarks } from './identity.ts';

const markOf = (kind: string, given: Parameters<typeof identityMarks>[0]) =>
  identityMarks(given).find((mark) => mark.kind === kind)?.value;

describe('what somebody is known by', () => {
  test.each([
    ['Rosa.Lopez+perros@GMAIL.com', 'rosalopez@gmail.com'],
    ['rosalopez@googlemail.com', 'rosalopez@gmail.com'],
    ['Rosa.Lopez+perros@example.org', 'rosa.lopez@example.org'],
    ['+@example.org', '+@example.org'],
  ])('the mailbox of %s is %s', (email, mailbox) => {
    expect(markOf('email', { email })).toBe(mailbox);
  });

  test('a telephone and a document count without what stands between their signs', () => {
    expect(markOf('phone', { phone: '984-111-2233' })).toBe('9841112233');
    expect(markOf('rfc', { rfc: 'lona-850101 ab1' })).toBe('LONA850101AB1');
    expect(identityMarks({ rfc: 'XAXX010101000' })).toEqual([]);
  });

  test('an address is a house, written in whatever way', () => {
    const house = { street: 'Calle Júpiter', exteriorNumber: '12-B', postalCode: '77760' };
    const same = { street: 'JUPITER', exteriorNumber: '12 b', postalCode: '77760' };
    expect(markOf('address', house)).toBe(markOf('address', same));
    expect(markOf('address', { ...house, interiorNumber: '4' })).not.toBe(markOf('address', house));
    expect(identityMarks({ ...house, exteriorNumber: '' })).toEqual([]);
  });

  test('a name counts with its postal code alone, in whatever order', () => {
    const named = (name: string) => markOf('nameAndPostalCode', { name, postalCode: '77760' });
    expect(named('Rosa López Uc')).toBe(named('  LOPEZ UC  Rosa '));
    expect(identityMarks({ name: 'Rosa López' })).toEqual([]);
  });
});
