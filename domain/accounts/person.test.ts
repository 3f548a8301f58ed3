import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { messageKeyOf } from '../messages.ts';
import { newPassword } from './fields.ts';
import { newPasswordProblems } from './password.ts';
import { registrationProblems } from './person.ts';
import { registrationInput } from './registration.ts';

const ana = {
  name: 'Ana Peñaloza',
  email: 'ana@example.org',
  emailAgain: 'ANA@example.org',
  phone: '998-123-4567',
  country: 'México',
  federalState: '',
  city: 'Tulum',
};
const found = (problems: object) => Object.entries(problems).filter(([, problem]) => problem);

it('lets through who tells everything', () => {
  expect(found(registrationProblems(ana))).toEqual([]);
  const { federalState: _, ...abroad } = { ...ana, country: 'Canadá' };
  expect(found(registrationProblems(abroad))).toEqual([]);
});

it('names what is wrong, in the order of the form', () => {
  const nothing = { name: ' ', email: '', emailAgain: '', phone: '', country: 'México', city: '' };
  expect(found(registrationProblems(nothing))).toEqual([
    ['name', 'nameRequired'],
    ['email', 'emailRequired'],
    ['emailAgain', 'emailConfirmationRequired'],
    ['phone', 'phoneRequired'],
    ['city', 'required'],
  ]);
  const other = { ...ana, emailAgain: 'eva@example.org', phone: '998', name: 'a'.repeat(121) };
  expect(found(registrationProblems(other))).toEqual([
    ['name', 'tooLong'],
    ['emailAgain', 'emailsDiffer'],
    ['phone', 'phoneInvalid'],
  ]);
});

it('finds in whatever is typed what the server finds in it', () => {
  const text = fc.oneof(
    fc.constantFrom('', ' \u200B', '9981234567', 'ana@example.org', 'a'.repeat(81)),
    fc.string({ unit: 'binary', maxLength: 130 }),
  );
  const typed = fc.record({
    name: text,
    email: text,
    phone: text,
    country: text,
    federalState: text,
    city: text,
  });
  holds(
    fc.property(typed, (person) => {
      const here = found(registrationProblems({ ...person, emailAgain: person.email }))
        .filter(([field]) => field !== 'emailAgain')
        .sort();
      const there = registrationInput.safeParse(person).error?.issues ?? [];
      const firsts = new Map<unknown, string>();
      for (const { path, message } of there) {
        if (!firsts.has(path[0])) firsts.set(path[0], messageKeyOf({ message }));
      }
      expect(here).toEqual([...firsts].sort());
    }),
  );
});

it('wants a new password twice', () => {
  const password = 'tres gatos';
  expect(found(newPasswordProblems({ password, confirmation: password }))).toEqual([]);
  expect(newPasswordProblems({ password, confirmation: 'tres' }).confirmation).toBe(
    'passwordsDiffer',
  );
  expect(newPasswordProblems({ password: '', confirmation: '' })).toEqual({
    password: 'passwordRequired',
    confirmation: 'passwordConfirmationRequired',
  });
  expect(newPassword.parse(password)).toBe(password);
});
