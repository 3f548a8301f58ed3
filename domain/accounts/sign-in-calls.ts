import { command } from '../contract/call.ts';
import {
  bounded,
  checked,
  choice,
  constant,
  flag,
  inputText,
  language,
  looseObject,
  nothing,
  object,
  oneOf,
  optional,
  type Shape,
  text,
  unknown,
  wire,
} from '../contract/shape.ts';
import type { UserPayload } from './account.ts';

/** How somebody signs in. Public pages load it: it brings no rules along. */

const lang = { language: wire('lang', optional(language)) };
const email = wire('correo', inputText);
const apiKey = wire('apikey', text);

/** Whoever is signed in as the wire says it, and as browsers store it. */
export type SignedInUser = UserPayload & {
  readonly segundo_factor: boolean;
  readonly segundo_factor_pendiente: boolean;
  readonly credenciales: readonly never[];
};

/** With a key, which is used up by it: the response holds the next one. */
export const beginSession = command('sesion:iniciar', {
  access: 'signIn',
  ignoresUnknown: true,
  takes: { email, apiKey: wire('apikey', inputText) },
  gives: object({
    user: wire('usuario', unknown as Shape as Shape<SignedInUser>),
    token: wire('jwt', text),
    apiKey,
  }),
  errors: { 401: ['expiredToken', 'invalidToken', 'noSession'] },
});

export const checkPassword = command('usuarios:obtener_apikey', {
  access: 'signIn',
  ignoresUnknown: true,
  takes: {
    email,
    password: wire('contrasena', inputText),
    /** Of the second factor. */
    code: wire('codigo', optional(inputText)),
    /** A code that is missing is asked for by the response, and is no error. */
    inSteps: wire('por_pasos', optional(flag)),
    ...lang,
  },
  gives: oneOf(
    object({
      apiKey: wire('apikey', nothing),
      next: wire('siguiente', constant('code', 'codigo')),
    }),
    object({ apiKey }),
  ),
  errors: { 403: ['forbidden'] },
});

/** What a browser is asked to sign in with a passkey, as WebAuthn names it. */
export const challengePasskey = command('usuarios:retar_llave_acceso', {
  access: 'signIn',
  ignoresUnknown: true,
  takes: lang,
  gives: unknown as Shape as Shape<PublicKeyCredentialRequestOptionsJSON>,
});

const base64url = (bounds: { min?: number; max: number }) =>
  checked(bounded(text, bounds), (value) => /^[\w-]*$/.test(value), 'valueInvalid');
const credentialId = base64url({ min: 1, max: 1_400 });

/** What a browser shows to sign in: an AuthenticationResponseJSON of WebAuthn. */
export const shownPasskey = looseObject({
  id: credentialId,
  rawId: credentialId,
  type: constant('public-key'),
  authenticatorAttachment: optional(choice(['platform', 'cross-platform'])),
  response: looseObject({
    clientDataJSON: base64url({ max: 4_000 }),
    authenticatorData: base64url({ max: 4_000 }),
    signature: base64url({ max: 4_000 }),
    userHandle: optional(base64url({ max: 100 })),
  }),
});

export const checkPasskey = command('usuarios:obtener_apikey_llave_acceso', {
  access: 'signIn',
  ignoresUnknown: true,
  takes: { passkey: wire('credencial', shownPasskey), ...lang },
  gives: object({ email: wire('correo', text), apiKey }),
  errors: { 403: ['forbidden'] },
});
