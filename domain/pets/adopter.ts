import { z } from 'zod';
import { email, line, phone } from '../accounts/fields.ts';
import { type EntityOf, inputOf, own, ruled } from '../contract/field.ts';
import type { MessageKey } from '../messages.ts';
import { isPostalCode } from '../postal-codes.ts';

/** A street's name, the number of the house and, where there is one, that of the flat: 'Calle 5 de Mayo 12 int. 3'. */
const street =
  /^(?=.*\p{L}).{1,90}\s#?\d{1,6}[a-z]?(?:,?\s(?:int(?:erior)?\.?\s?|depto\.?\s?|#)?[a-z0-9-]{1,8})?$/iu;

const streetRule = line(120, 'streetInvalid').refine((text) => text === '' || street.test(text), {
  error: 'streetInvalid' satisfies MessageKey,
});
const postalCodeRule = z
  .string({ error: 'postalCodeInvalid' satisfies MessageKey })
  .trim()
  .refine(isPostalCode, { error: 'postalCodeInvalid' satisfies MessageKey });

/** Who adopts a pet: never in a public answer. */
export const adopterFields = {
  name: ruled('nombre', 'text', line(120, 'nameRequired'), { es: 'Adoptante', en: 'Adopter' }, own),
  phone: ruled(
    'telefono',
    'text',
    phone,
    { es: 'Teléfono del adoptante', en: 'Adopter’s telephone' },
    own,
  ),
  email: ruled('correo', 'text', email, { es: 'Correo del adoptante', en: 'Adopter’s email' }, own),
  street: ruled(
    'domicilio_calle',
    'text',
    streetRule,
    { es: 'Calle y número', en: 'Street and number' },
    own,
  ),
  neighborhood: ruled(
    'domicilio_colonia',
    'text',
    line(80),
    { es: 'Colonia', en: 'Neighborhood' },
    own,
  ),
  postalCode: ruled(
    'domicilio_cp',
    'text',
    postalCodeRule,
    { es: 'Código postal', en: 'Postal code' },
    own,
  ),
  state: ruled('domicilio_estado', 'text', line(80), { es: 'Estado', en: 'State' }, own),
  city: ruled('domicilio_ciudad', 'text', line(80), { es: 'Ciudad', en: 'City' }, own),
  country: ruled('domicilio_pais', 'text', line(80), { es: 'País', en: 'Country' }, own),
};

export type Adopter = EntityOf<typeof adopterFields>;

/** Issues carry message keys and stand under the names of `Adopter`. */
export const adopterInput: z.ZodType<Adopter> = inputOf(adopterFields);
