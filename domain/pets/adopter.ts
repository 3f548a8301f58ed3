import { z } from 'zod';
import { email, line, phone } from '../accounts/fields.ts';
import { isPostalCode } from '../postal-codes.ts';
import type { Adopter } from './pet.ts';

/** A street's name, the number of the house and, where there is one, that of the flat: 'Calle 5 de Mayo 12 int. 3'. */
const street =
  /^(?=.*\p{L}).{1,90}\s#?\d{1,6}[a-z]?(?:,?\s(?:int(?:erior)?\.?\s?|depto\.?\s?|#)?[a-z0-9-]{1,8})?$/iu;

/** Who adopts a pet; issues carry message keys and stand under the names of `Adopter`. */
export const adopterInput: z.ZodType<Adopter> = z.object({
  name: line(120, 'nameRequired'),
  phone,
  email,
  street: line(120, 'streetInvalid').refine((text) => text === '' || street.test(text), {
    error: 'streetInvalid',
  }),
  neighborhood: line(80),
  postalCode: z.string({ error: 'postalCodeInvalid' }).trim().refine(isPostalCode, {
    error: 'postalCodeInvalid',
  }),
  state: line(80),
  city: line(80),
  country: line(80),
});
