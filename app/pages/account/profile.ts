import type { z } from 'zod';
import { mexico } from '#domain/accounts/mexico.ts';
import { profileFields, profileInput } from '#domain/accounts/profile.ts';
import type { User } from '#domain/accounts/user-calls.ts';
import { namesOf } from '#domain/contract/field.ts';
import { fieldsByWireName, payloadWriter } from '#domain/contract/wire.ts';
import { type InvoiceReceiver, receiverProblems } from '#domain/invoices/receiver.ts';
import { formatPhone } from '#domain/phone.ts';
import { fittingUse, type SatLists } from './billing.ts';

/** The profile without what is chosen elsewhere: the language is the page's. */
const { language: _, ...formFields } = profileFields;
const names = namesOf(formFields);

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

export const fieldOf = fieldsByWireName(formFields);

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

export const profileToWire = payloadWriter(formFields, names);
