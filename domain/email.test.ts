import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { isEmail, normalizeEmail } from './email.ts';

describe('isEmail', () => {
  test.each([
    'ana@example.org',
    'ana.lopez+gatos@correo.example.com.mx',
    'a@[127.0.0.1]',
    "o'neil@example.ie",
    'x@xn--mxico-bsa.mx',
    `${'a'.repeat(64)}@example.org`,
  ])('accepts %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    '',
    'ana',
    '@example.org',
    'ana@',
    'ana@localhost',
    'ana@example',
    'ana@example.o',
    'ana@-example.org',
    'ana@example..org',
    '.ana@example.org',
    'ana.@example.org',
    'a..na@example.org',
    'ana lopez@example.org',
    'ana@b@example.org',
    'a@[127.0.0.256]',
    'a@[127.0.0]',
    'a@127.0.0.1',
    '"ana"@example.org',
    'ana@example.org\nBcc: all@example.org',
    'ana\r\nBcc:x@example.org',
    'ana@example.org,beto@example.org',
    'Ana <ana@example.org>',
    'ana@example.org\u0000',
    'año@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(60)}.${'c.'.repeat(100)}mx`,
  ])('refuses %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  test('accepts what RFC 5322 calls an everyday address', () => {
    holds(
      fc.property(
        fc.emailAddress().filter((email) => email.indexOf('@') <= 64 && email.length <= 254),
        isEmail,
      ),
    );
  });

  test('never lets through what could break a mail header', () => {
    holds(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'a1.@[]<>,;:"\\ \r\n\t\u0000'), maxLength: 20 }),
        (text) => !isEmail(text) || !/[\s<>,;:"\\\p{Cc}]/u.test(text),
      ),
    );
  });

  test('is quick with what is long', () => {
    expect(isEmail(`${'a.'.repeat(500_000)}@example.org`)).toBe(false);
  });
});

describe('normalizeEmail', () => {
  test('compares without capitals and blank ends', () => {
    expect(normalizeEmail(' Ana.Lopez@Example.ORG ')).toBe('ana.lopez@example.org');
  });

  test('does not turn look-alike letters into ASCII', () => {
    expect(normalizeEmail('mi\u212Ae@example.org')).not.toBe('mike@example.org');
  });

  test('keeps a valid address valid, and normalised twice the same', () => {
    holds(
      fc.property(fc.emailAddress(), (email) => {
        const normal = normalizeEmail(email);
        return isEmail(normal) === isEmail(email) && normalizeEmail(normal) === normal;
      }),
    );
  });
});
