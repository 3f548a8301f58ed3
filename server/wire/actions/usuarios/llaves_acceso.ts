import { z } from 'zod';
import { shownPasskey } from '#domain/accounts/passkey.ts';
import {
  addPasskey,
  beginPasskey,
  findPasskeys,
  removePasskey,
  renamePasskey,
} from '#domain/accounts/passkey-calls.ts';
import type { Context } from '#server/context.ts';
import { withWireNames } from '../../field-names.ts';
import { implement } from '../../implement.ts';
import { defineAction } from '../../registry.ts';
import { shape, text } from '../../values.ts';
import { wireLanguage } from '../../wire-text.ts';

const lang = wireLanguage;
const names = { passkey: 'credencial' };

/** As WebAuthn names it: what else it holds, browsers know. */
const optionsToSignIn = z.looseObject({ challenge: text }).meta({
  description: '`PublicKeyCredentialRequestOptionsJSON`',
}) as unknown as z.ZodType<Awaited<ReturnType<Context['passkeys']['beginToSignIn']>>>;

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

export const llavesAcceso = [
  retar,
  obtenerApikey,

  implement(beginPasskey, {
    summary:
      'What a browser makes a passkey of (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn), single-use and valid for five minutes. ' +
      'Where the account has a second factor, with its `codigo`.',
    async handle({ input, viewer, context, address }) {
      const options = await context.passkeys.beginToAdd(viewer, input, address);
      return { data: options as PublicKeyCredentialCreationOptionsJSON };
    },
  }),

  implement(addPasskey, {
    summary:
      'Stores the passkey that the browser has made. Without `nombre` it has that of the device. Its owner is told by mail.',
    async handle({ input: { passkey, name }, viewer, context, address, userAgent }) {
      const caller = { address, userAgent };
      return { data: await context.passkeys.add(viewer, { passkey, name }, caller) };
    },
  }),

  implement(findPasskeys, {
    summary: 'One’s own passkeys, at most ten.',
    async handle({ viewer, context }) {
      return { data: await context.passkeys.list(viewer) };
    },
  }),

  implement(renamePasskey, {
    summary: 'Gives one of one’s own passkeys another name.',
    async handle({ input: { id, name }, viewer, context, address, userAgent }) {
      await context.passkeys.rename(viewer, id, name, { address, userAgent });
      return { data: null };
    },
  }),

  implement(removePasskey, {
    summary: 'Removes one of one’s own passkeys. Its owner is told by mail.',
    async handle({ input: { id, password }, viewer, context, address, userAgent }) {
      await context.passkeys.remove(viewer, id, password, { address, userAgent });
      return { data: null };
    },
  }),
];
