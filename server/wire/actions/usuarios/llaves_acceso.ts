import { z } from 'zod';
import { newPasskey, shownPasskey } from '#domain/accounts/passkey.ts';
import type { Context } from '#server/context.ts';
import type { Passkey } from '#server/features/accounts/passkeys/passkeys.service.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { id, instant, nothing, shape, text } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const lang = wireLanguage;
const names = { password: 'contrasena', code: 'codigo', passkey: 'credencial', name: 'nombre' };

const toWire = (passkey: Passkey) => ({
  id: passkey.id,
  created_at: passkey.createdAt,
  nombre: passkey.name,
  ultimo_uso: passkey.lastUsedAt,
});

const passkey = shape({
  id,
  created_at: instant,
  nombre: text,
  ultimo_uso: instant.nullable(),
}).meta({ id: 'Passkey' });

type Issued<Step extends 'beginToSignIn' | 'beginToAdd'> = Awaited<
  ReturnType<Context['passkeys'][Step]>
>;

/** As WebAuthn names them: what else they hold, browsers know. */
const optionsToSignIn = z.looseObject({ challenge: text }).meta({
  description: '`PublicKeyCredentialRequestOptionsJSON`',
}) as unknown as z.ZodType<Issued<'beginToSignIn'>>;
const optionsToAdd = z
  .looseObject({ challenge: text, rp: z.looseObject({}), user: z.looseObject({}) })
  .meta({
    description: '`PublicKeyCredentialCreationOptionsJSON`',
  }) as unknown as z.ZodType<Issued<'beginToAdd'>>;

const retar = defineAction({
  name: 'usuarios:retar_llave_acceso',
  summary:
    'What a browser is asked to sign in with a passkey (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn): the same ' +
    'for everybody, single-use and valid for five minutes.',
  access: 'signIn',
  input: z.object({ lang }),
  output: optionsToSignIn,
  handle: async ({ context, address }) => ({ data: await context.passkeys.beginToSignIn(address) }),
});

const obtenerApikey = defineAction({
  name: 'usuarios:obtener_apikey_llave_acceso',
  summary:
    'Checks what the browser has responded and returns `correo` and `apikey` for `sesion:iniciar`. A passkey stands for ' +
    'the password and the second factor.',
  access: 'signIn',
  input: z.object({ credencial: shownPasskey, lang }),
  output: shape({ correo: text, apikey: text }),
  errors: { 403: ['forbidden'] },
  handle: ({ input, context, address, userAgent }) =>
    withWireNames(names, async () => {
      const caller = { address, userAgent };
      const { email, key } = await context.passkeys.signIn(input.credencial, caller);
      return { data: { correo: email, apikey: key } };
    }),
});

const preparar = defineAction({
  name: 'usuarios:preparar_llave_acceso',
  summary:
    'What a browser makes a passkey of (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn), single-use and valid for five minutes. ' +
    'Where the account has a second factor, with its `codigo`.',
  access: 'session',
  input: z.object({ contrasena: wireText, codigo: wireText.optional(), lang }),
  output: optionsToAdd,
  errors: { 409: ['passkeysFull'] },
  handle: ({ input, viewer, context, address }) =>
    withWireNames(names, async () => {
      const shown = { password: input.contrasena, code: input.codigo };
      return { data: await context.passkeys.beginToAdd(viewer, shown, address) };
    }),
});

const agregar = defineAction({
  name: 'usuarios:agregar_llave_acceso',
  summary:
    'Stores the passkey that the browser has made. Without `nombre` it has that of the device. Its owner is told by mail.',
  access: 'session',
  input: z.object({ credencial: newPasskey, nombre: wireText.optional(), lang }),
  output: passkey,
  errors: { 409: ['passkeysFull', 'conflict'] },
  handle: ({ input, viewer, context, address, userAgent }) =>
    withWireNames(names, async () => {
      const given = { passkey: input.credencial, name: input.nombre };
      return { data: toWire(await context.passkeys.add(viewer, given, { address, userAgent })) };
    }),
});

const consultar = defineAction({
  name: 'usuarios:consultar_llaves_acceso',
  summary: 'One’s own passkeys, at most ten.',
  access: 'session',
  input: z.object({}),
  output: z.array(passkey),
  handle: async ({ viewer, context }) => ({
    data: (await context.passkeys.list(viewer)).map(toWire),
  }),
});

const nombrar = defineAction({
  name: 'usuarios:nombrar_llave_acceso',
  summary: 'Gives one of one’s own passkeys another name.',
  access: 'session',
  input: z.object({ id: wireId, nombre: wireText, lang }),
  output: nothing,
  errors: { 404: ['notFound'] },
  handle: ({ input, viewer, context, address, userAgent }) =>
    withWireNames(names, async () => {
      await context.passkeys.rename(viewer, input.id, input.nombre, { address, userAgent });
      return { data: null };
    }),
});

const eliminar = defineAction({
  name: 'usuarios:eliminar_llave_acceso',
  summary: 'Removes one of one’s own passkeys. Its owner is told by mail.',
  access: 'session',
  input: z.object({ id: wireId, contrasena: wireText, lang }),
  output: nothing,
  errors: { 404: ['notFound'] },
  handle: ({ input, viewer, context, address, userAgent }) =>
    withWireNames(names, async () => {
      await context.passkeys.remove(viewer, input.id, input.contrasena, { address, userAgent });
      return { data: null };
    }),
});

export const llavesAcceso = [retar, obtenerApikey, preparar, agregar, consultar, nombrar, eliminar];
