import { command, creationOrChange, query } from '../contract/call.ts';
import {
  constant,
  inputId,
  inputText,
  integer,
  language,
  list,
  looseObject,
  nullable,
  object,
  oneOf,
  optional,
  type Shape,
  text,
  unknown,
  wire,
} from '../contract/shape.ts';
import type { UserPayload } from './account.ts';

/** How an account begins, and what its owner says of it. Public pages load it: its rules stand in `profile.ts`. */

const lang = { language: wire('lang', optional(language)) };
const email = wire('correo', inputText);
const captcha = optional(text);
const said = optional(inputText);
/** The page of this site that somebody was going to: a mail's link leads on there. */
const destination = wire('destino', said);

const person = {
  name: wire('nombre', said),
  phone: wire('telefono', said),
};
const place = {
  country: wire('pais', said),
  federalState: wire('estado', said),
  city: wire('ciudad', said),
};

/** What `addressFields` of the profile declares. */
export const address = {
  ...place,
  postalCode: wire('cp', said),
  neighborhood: wire('colonia', said),
  street: wire('calle', said),
  exteriorNumber: wire('numero_exterior', said),
  interiorNumber: wire('numero_interior', said),
};

/** What `profileFields` declares. */
const profile = {
  ...person,
  address: wire('domicilio', optional(looseObject(address))),
  legalName: wire('razon_social', said),
  rfc: said,
  taxRegime: wire('regimen_fiscal', said),
  taxPostalCode: wire('cp_fiscal', said),
  cfdiUse: wire('uso_cfdi', said),
  ...lang,
};

/** The account as the wire says it, and as browsers store it; of one that is new the id alone. */
type SavedAccount =
  | (UserPayload & { readonly credenciales: readonly never[] })
  | { readonly id: string };

/** Without `id` it registers somebody; with it, it changes one's own data, and what is missing stays. */
export const saveAccount = creationOrChange('usuarios:actualizar', {
  access: 'everyone',
  ignoresUnknown: true,
  takes: {
    ...profile,
    id: optional(nullable(inputId)),
    email: wire('correo', said),
    /** Not looked at: forms send back what they have read. */
    roles: optional(unknown),
    credentials: wire('credenciales', optional(unknown)),
    /** The same again, or '': the relation with the monthly donation is over. */
    subscriptionId: wire('subscription_id', optional(nullable(inputText))),
    /** The address that an upload has answered with, '' for none. */
    avatar: optional(nullable(inputText)),
    destination,
    captcha,
  },
  gives: unknown as Shape as Shape<SavedAccount>,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['subscriptionStillCharging', 'conflict'],
    422: ['captchaRequired', 'captchaExpired'],
    503: ['subscriptionUnavailable'],
  },
});

/** Mails a link for a new password. */
export const requestRecovery = command('usuarios:recuperar_contrasena', {
  access: 'signIn',
  ignoresUnknown: true,
  takes: { email, destination, captcha, ...lang },
  gives: object({ email: wire('correo', text) }),
  errors: { 422: ['captchaRequired', 'captchaExpired'] },
});

const token = wire('token_recuperar', inputText);

const petNames = wire('mascotas', list(text));
/** An application that waits for its owner to prove the address. */
const linkedApplication = object({ petNames });

/** What was registered with the address of a mail's token, which stays valid. */
export const openPasswordLink = query('usuarios:consultar_registro', {
  access: 'signIn',
  ignoresUnknown: true,
  takes: { email, token, ...lang },
  gives: nullable(
    oneOf(
      object({ undoesEmailChange: wire('deshace_cambio_correo', constant(true)) }),
      object({
        name: wire('nombre', text),
        phone: wire('telefono', text),
        address: wire(
          'domicilio',
          object({
            country: wire('pais', text),
            postalCode: wire('cp', text),
            federalState: wire('estado', text),
            city: wire('ciudad', text),
            neighborhood: wire('colonia', text),
            street: wire('calle', text),
            exteriorNumber: wire('numero_exterior', text),
            interiorNumber: wire('numero_interior', text),
          }),
        ),
        application: wire('solicitud', optional(linkedApplication)),
      }),
      object({ application: wire('solicitud', linkedApplication) }),
    ),
  ),
  errors: { 404: ['notFound'] },
});

/** With the first password, what its owner says of the registration replaces it. */
export const setRecoveredPassword = command('usuarios:modificar_contrasena_recuperar', {
  access: 'signIn',
  ignoresUnknown: true,
  takes: {
    ...person,
    address: wire('domicilio', optional(looseObject(place))),
    email,
    token,
    password: wire('contrasena_nueva', inputText),
    ...lang,
  },
  gives: object({
    email: wire('correo', text),
    /** Without a folio it could not be sent. */
    application: wire('solicitud', optional(object({ petNames, folio: nullable(integer) }))),
  }),
  errors: { 409: ['conflict'] },
});
