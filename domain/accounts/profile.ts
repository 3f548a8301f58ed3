import { z } from 'zod';
import { type EntityOf, inputOf, own, ruled, ruledWord, unqueried } from '../contract/field.ts';
import { languages } from '../language.ts';
import { languageWords } from '../language-words.ts';
import { line, optionalLine, phone, postalCode, rfc } from './fields.ts';
import { personLimits } from './person-limits.ts';
import { federalState } from './place-fields.ts';

const unsearched = { ...own, ...unqueried };

export const addressFields = {
  country: ruled(
    'domicilio.pais',
    'text',
    optionalLine(80),
    { es: 'País', en: 'Country' },
    unsearched,
  ),
  postalCode: ruled(
    'domicilio.cp',
    'text',
    postalCode,
    { es: 'Código postal', en: 'Postal code' },
    unsearched,
  ),
  federalState: ruled(
    'domicilio.estado',
    'text',
    federalState,
    { es: 'Estado', en: 'State' },
    unsearched,
  ),
  city: ruled('domicilio.ciudad', 'text', optionalLine(80), { es: 'Ciudad', en: 'City' }, own),
  neighborhood: ruled(
    'domicilio.colonia',
    'text',
    optionalLine(120),
    { es: 'Colonia', en: 'Neighborhood' },
    unsearched,
  ),
  street: ruled(
    'domicilio.calle',
    'text',
    optionalLine(120),
    { es: 'Calle', en: 'Street' },
    unsearched,
  ),
  exteriorNumber: ruled(
    'domicilio.numero_exterior',
    'text',
    optionalLine(20),
    { es: 'Número exterior', en: 'Exterior number' },
    unsearched,
  ),
  interiorNumber: ruled(
    'domicilio.numero_interior',
    'text',
    optionalLine(20),
    { es: 'Número interior', en: 'Interior number' },
    unsearched,
  ),
};

/** What people may say about themselves at any time. The e-mail is a matter of its own: its owner has to confirm it. */
export const profileFields = {
  name: ruled(
    'nombre',
    'text',
    line(personLimits.name, 'nameRequired'),
    { es: 'Nombre', en: 'Name' },
    { ...own, searchable: true },
  ),
  phone: ruled('telefono', 'text', phone, { es: 'Teléfono', en: 'Phone' }, own),
  language: ruledWord(
    'lang',
    languageWords,
    z.enum(languages),
    { es: 'Idioma', en: 'Language' },
    unsearched,
  ),
  ...addressFields,
  legalName: ruled(
    'razon_social',
    'text',
    optionalLine(254),
    { es: 'Razón social', en: 'Legal name' },
    unsearched,
  ),
  rfc: ruled('rfc', 'text', rfc, { es: 'RFC', en: 'RFC' }, unsearched),
  taxRegime: ruled(
    'regimen_fiscal',
    'text',
    // A code of the SAT's list; whether it is in there the server knows.
    optionalLine(3),
    { es: 'Régimen fiscal', en: 'Tax regime' },
    unsearched,
  ),
  taxPostalCode: ruled(
    'cp_fiscal',
    'text',
    postalCode,
    { es: 'Código postal fiscal', en: 'Tax postal code' },
    unsearched,
  ),
  /** A code of the SAT's catalogue, or empty; whether it is in there the server knows. */
  cfdiUse: ruled(
    'uso_cfdi',
    'text',
    optionalLine(4),
    { es: 'Uso de CFDI', en: 'CFDI use' },
    unsearched,
  ),
};

export type Profile = EntityOf<typeof profileFields>;

export const profileInput = inputOf(profileFields);

/** What is missing stays as it is. */
export const profileChanges = profileInput.partial();
