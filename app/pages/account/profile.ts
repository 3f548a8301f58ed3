import type { z } from 'zod';
import { mexico } from '#domain/accounts/mexico.ts';
import { address } from '#domain/accounts/own-account-calls.ts';
import { profileFields, profileInput } from '#domain/accounts/profile.ts';
import type { User } from '#domain/accounts/user-calls.ts';
import { namesOf } from '#domain/contract/field.ts';
import { type InvoiceReceiver, receiverProblems } from '#domain/invoices/receiver.ts';
import { formatPhone } from '#domain/phone.ts';
import { fittingUse, type SatLists } from './billing.ts';

/** The profile without what is chosen elsewhere: the language is the page's. */
const { language: _, ...formFields } = profileFields;
const names = namesOf(formFields);

type AddressField = keyof typeof address;
const addressNames = Object.keys(address) as AddressField[];

export const profileSchema = profileInput.omit({ language: true });

/** Of somebody who is after an invoice: with all that one needs. */
export const invoiceProfileSchema = profileSchema.superRefine((profile, context) => {
  for (const [field, problem] of Object.entries(receiverProblems(profile))) {
    const isEmpty = profile[field as keyof InvoiceReceiver] === '';
    context.addIssue({ code: 'custom', path: [field], message: isEmpty ? 'required' : problem });
  }
});

export type ProfileForm = z.input<typeof profileSchema>;
export type ProfileValues = z.output<typeof profileSchema>;

/** Where messages about the address belong, which calls have apart. */
export const fieldOf = Object.fromEntries(
  addressNames.map((name) => [`address.${name}`, name]),
) as Readonly<Record<string, AddressField>>;

/** In the order of the form; with a use of CFDI that the SAT takes, as far as that is known. */
export function formFromUser(user: User, lists: SatLists): ProfileForm {
  const texts = Object.fromEntries(names.map((name) => [name, user[name]]));
  return {
    ...(texts as Record<(typeof names)[number], string>),
    phone: formatPhone(user.phone),
    country: user.country || mexico,
    cfdiUse: fittingUse(user.cfdiUse, user, lists),
  };
}

/** As `saveAccount` takes it. */
export const withAddress = (profile: ProfileValues) => ({
  ...profile,
  address: Object.fromEntries(addressNames.map((name) => [name, profile[name]])),
});
