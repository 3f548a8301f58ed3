import { z } from 'zod';
import { emailProblem } from '../email.ts';
import type { MessageKey } from '../messages.ts';
import { longestCarriedAddress, ownAddress } from '../own-address.ts';
// A carried address may be that of any page.
import '../site-map.ts';
import { parsePhone, phoneProblem } from '../phone.ts';
import { isPostalCode } from '../postal-codes.ts';
import { isRfc, normalizeRfc } from '../rfc.ts';
import { visibleLine } from '../text.ts';
import { newPasswordProblem } from './password.ts';

/** The fields that forms and calls about accounts are made of. Issues carry message keys. */

const error = (key: MessageKey) => ({ error: key });

/** One line of visible text, in characters; '' where it may be missing. */
export const optionalLine = (longest: number) =>
  z
    .string(error('required'))
    .transform(visibleLine)
    .pipe(z.string().max(longest, error('tooLong')));

export const line = (longest: number, missing: MessageKey = 'required') =>
  z
    .string(error(missing))
    .pipe(optionalLine(longest))
    .pipe(z.string().min(1, error(missing)));

export const email = z
  .string(error('emailRequired'))
  .trim()
  .superRefine((text, context) => {
    const { email: message } = emailProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Where somebody was going, for the link of a mail: a page of this site, with what its address says. */
export const destination = z
  .string(error('valueInvalid'))
  .max(longestCarriedAddress, error('tooLong'))
  .refine((address) => ownAddress(address, 'es') !== undefined, error('valueInvalid'))
  .optional();

/** Written as people write it; kept as ten digits. */
const phoneText = (missing?: MessageKey) =>
  z
    .string(error('phoneRequired'))
    .trim()
    .superRefine((text, context) => {
      const message = phoneProblem(text, missing);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((text) => parsePhone(text) ?? '');

export const phone = phoneText('phoneRequired');

/** May be empty. */
export const optionalPhone = phoneText();

export const newPassword = z.string(error('passwordRequired')).superRefine((text, context) => {
  const message = newPasswordProblem(text);
  if (message) context.addIssue({ code: 'custom', message });
});

/** May be empty. */
export const rfc = z
  .string(error('rfcInvalid'))
  .max(30, error('rfcInvalid'))
  .transform(normalizeRfc)
  .refine((text) => text === '' || isRfc(text), error('rfcInvalid'));

/** Five digits, or empty. */
export const postalCode = z
  .string(error('postalCodeInvalid'))
  .trim()
  .refine((text) => text === '' || isPostalCode(text), error('postalCodeNotFiveDigits'));
