import { z } from 'zod';
import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  id,
  inputId,
  inputText,
  instant,
  language,
  list,
  nothing,
  nullable,
  object,
  optional,
  ruled,
  type Shape,
  text,
  wire,
} from '../contract/shape.ts';
import { newPasskey } from './passkey.ts';

/** One's own passkeys. */

const lang = { language: wire('lang', optional(language)) };
const password = wire('contrasena', inputText);

const passkey = object(
  {
    id,
    createdAt: wire('created_at', instant),
    name: wire('nombre', text),
    lastUsedAt: wire('ultimo_uso', nullable(instant)),
  },
  'Passkey',
);

export const findPasskeys = query('usuarios:consultar_llaves_acceso', {
  access: 'session',
  ignoresUnknown: true,
  gives: list(passkey),
});
export type Passkey = DataOfCall<typeof findPasskeys>[number];

/** As WebAuthn names it: what else it holds, browsers know. */
const optionsToAdd = ruled(() =>
  z
    .looseObject({ challenge: z.string(), rp: z.looseObject({}), user: z.looseObject({}) })
    .meta({ description: '`PublicKeyCredentialCreationOptionsJSON`' }),
) as unknown as Shape<PublicKeyCredentialCreationOptionsJSON>;

/** What a browser makes a passkey of. */
export const beginPasskey = command('usuarios:preparar_llave_acceso', {
  access: 'session',
  ignoresUnknown: true,
  takes: { password, code: wire('codigo', optional(inputText)), ...lang },
  gives: optionsToAdd,
  errors: { 409: ['passkeysFull'] },
});

export const addPasskey = command('usuarios:agregar_llave_acceso', {
  access: 'session',
  ignoresUnknown: true,
  takes: {
    passkey: wire(
      'credencial',
      ruled(() => newPasskey),
    ),
    /** Of the device where it is left out. */
    name: wire('nombre', optional(inputText)),
    ...lang,
  },
  gives: passkey,
  errors: { 409: ['passkeysFull', 'conflict'] },
});

export const renamePasskey = command('usuarios:nombrar_llave_acceso', {
  access: 'session',
  ignoresUnknown: true,
  takes: { id: inputId, name: wire('nombre', inputText), ...lang },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

export const removePasskey = command('usuarios:eliminar_llave_acceso', {
  access: 'session',
  ignoresUnknown: true,
  takes: { id: inputId, password, ...lang },
  gives: nothing,
  errors: { 404: ['notFound'] },
});
