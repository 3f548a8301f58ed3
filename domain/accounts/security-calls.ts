import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  id,
  inputId,
  inputText,
  language,
  list,
  nothing,
  object,
  optional,
  text,
  wire,
} from '../contract/shape.ts';

/** How somebody keeps the own account: password, second factor, address. */

const lang = { language: wire('lang', optional(language)) };
const password = wire('contrasena', inputText);

export const changePassword = command('usuarios:modificar_contrasena', {
  access: 'session',
  endsSession: true,
  ignoresUnknown: true,
  takes: {
    userId: wire('usuario_id', inputId),
    password: wire('contrasena_anterior', inputText),
    newPassword: wire('contrasena_nueva', inputText),
    ...lang,
  },
  /** `apiKey` begins the next session. */
  gives: object({ id, apiKey: wire('apikey', text) }),
  errors: { 422: ['passwordIncorrect', 'passwordTooWeak'] },
});

/** Mails a link by which the new address becomes that of the account. */
export const requestEmailChange = command('usuarios:cambiar_correo', {
  access: 'session',
  ignoresUnknown: true,
  takes: {
    email: wire('correo_nuevo', inputText),
    password,
    /** Where a second factor is on. */
    code: wire('codigo', optional(inputText)),
    ...lang,
  },
  gives: object({ email: wire('correo_nuevo', text) }),
});

/** The token stays valid. */
export const findEmailChange = query('usuarios:consultar_cambio_correo', {
  access: 'session',
  ignoresUnknown: true,
  takes: { token: inputText, ...lang },
  gives: object({ email: wire('correo_nuevo', text) }),
});

export const confirmEmailChange = command('usuarios:confirmar_correo', {
  access: 'session',
  endsSession: true,
  ignoresUnknown: true,
  takes: { token: inputText, ...lang },
  gives: object({ email: wire('correo', text), apiKey: wire('apikey', text) }),
  errors: { 409: ['conflict'] },
});

/** Nothing changes until a first code confirms it. */
export const beginSecondFactor = command('usuarios:preparar_segundo_factor', {
  access: 'session',
  ignoresUnknown: true,
  takes: { password, ...lang },
  gives: object({ secret: wire('secreto', text), uri: text }),
  errors: { 409: ['conflict'] },
});
export type SecondFactorSecret = DataOfCall<typeof beginSecondFactor>;

export const enableSecondFactor = command('usuarios:activar_segundo_factor', {
  access: 'session',
  ignoresUnknown: true,
  takes: { code: wire('codigo', inputText), ...lang },
  gives: object({ recoveryCodes: wire('codigos_recuperacion', list(text)) }),
  errors: { 409: ['conflict'] },
});

export const disableSecondFactor = command('usuarios:desactivar_segundo_factor', {
  access: 'session',
  ignoresUnknown: true,
  takes: { password, code: wire('codigo', inputText), ...lang },
  gives: nothing,
  errors: { 409: ['conflict'] },
});
