import type { z } from 'zod';
import type { User } from '#app/api/users.ts';
import { mexico } from '#app/forms/countries.ts';
import { profileFields, profileInput } from '#domain/accounts/profile.ts';
import { namesOf } from '#domain/contract/field.ts';
import { fieldsByWireName, payloadWriter } from '#domain/contract/wire.ts';
import { formatPhone } from '#domain/phone.ts';

/** The profile without what is chosen elsewhere: the language is the page's. */
const { language: _, ...formFields } = profileFields;
const names = namesOf(formFields);

export const profileSchema = profileInput.omit({ language: true });

type ProfileForm = z.input<typeof profileSchema>;

export const fieldOf = fieldsByWireName(formFields);

/** In the order of the form. */
export function formFromUser(user: User): ProfileForm {
  const texts = Object.fromEntries(names.map((name) => [name, user[name]]));
  return {
    ...(texts as Record<(typeof names)[number], string>),
    phone: formatPhone(user.phone),
    country: user.country || mexico,
  };
}

export const profileToWire = payloadWriter(formFields, names);
