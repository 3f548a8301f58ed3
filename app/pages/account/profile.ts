import type { z } from 'zod';
import { mexico } from '#app/forms/countries.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { profileInput } from '#domain/accounts/profile.ts';
import type { Language } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';

/** The profile without what is chosen elsewhere: the language is the page's. */
export const profileSchema = profileInput.omit({ language: true });

type ProfileForm = z.input<typeof profileSchema>;

/** The form's fields by their wire names, in the order of the form. */
export const profileFields = {
  nombre: 'name',
  telefono: 'phone',
  'domicilio.cp': 'postalCode',
  'domicilio.pais': 'country',
  'domicilio.estado': 'federalState',
  'domicilio.ciudad': 'city',
  'domicilio.colonia': 'neighborhood',
  'domicilio.calle': 'street',
  'domicilio.numero_exterior': 'exteriorNumber',
  'domicilio.numero_interior': 'interiorNumber',
  razon_social: 'legalName',
  rfc: 'rfc',
  regimen_fiscal: 'taxRegime',
  cp_fiscal: 'taxPostalCode',
  uso_cfdi: 'cfdiUse',
} as const satisfies Record<string, keyof ProfileForm>;

export function formFromUser(user: SessionUser): ProfileForm {
  const { domicilio } = user;
  return {
    name: user.nombre,
    phone: formatPhone(user.telefono),
    postalCode: domicilio.cp ?? '',
    country: domicilio.pais || mexico,
    federalState: domicilio.estado ?? '',
    city: domicilio.ciudad ?? '',
    neighborhood: domicilio.colonia ?? '',
    street: domicilio.calle ?? '',
    exteriorNumber: domicilio.numero_exterior ?? '',
    interiorNumber: domicilio.numero_interior ?? '',
    legalName: user.razon_social ?? '',
    rfc: user.rfc ?? '',
    taxRegime: user.regimen_fiscal ?? '',
    taxPostalCode: user.cp_fiscal ?? '',
    cfdiUse: user.uso_cfdi ?? '',
  };
}

/** The body of `usuarios:actualizar`. */
export function profileToWire(
  id: string,
  profile: z.output<typeof profileSchema>,
  language: Language,
) {
  return {
    id,
    nombre: profile.name,
    telefono: profile.phone,
    lang: language,
    domicilio: {
      calle: profile.street,
      numero_exterior: profile.exteriorNumber,
      numero_interior: profile.interiorNumber,
      colonia: profile.neighborhood,
      cp: profile.postalCode,
      estado: profile.federalState,
      ciudad: profile.city,
      pais: profile.country,
    },
    razon_social: profile.legalName,
    rfc: profile.rfc,
    regimen_fiscal: profile.taxRegime,
    cp_fiscal: profile.taxPostalCode,
    uso_cfdi: profile.cfdiUse,
  };
}
