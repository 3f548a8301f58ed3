import { z } from 'zod';
import {
  addPasskey,
  beginPasskey,
  findPasskeys,
  removePasskey,
  renamePasskey,
} from '#domain/accounts/passkey-calls.ts';
import { challengePasskey, checkPasskey } from '#domain/accounts/sign-in-calls.ts';
import { implement } from '../../implement.ts';
import { text } from '../../values.ts';

/** As WebAuthn names it: what else it holds, browsers know. */
const optionsToSignIn = z
  .looseObject({ challenge: text })
  .meta({ description: '`PublicKeyCredentialRequestOptionsJSON`' });

export const llavesAcceso = [
  implement(challengePasskey, {
    summary:
      'What a browser is asked to sign in with a passkey (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn): the same ' +
      'for everybody, single-use and valid for five minutes.',
    output: () => optionsToSignIn,
    async handle({ context, address }) {
      const options = await context.passkeys.beginToSignIn(address);
      return { data: options as PublicKeyCredentialRequestOptionsJSON };
    },
  }),

  implement(checkPasskey, {
    summary:
      'Checks what the browser has responded and returns `correo` and `apikey` for `sesion:iniciar`. A passkey stands for ' +
      'the password and the second factor.',
    async handle({ input, context, address, userAgent }) {
      const { email, key } = await context.passkeys.signIn(input.passkey, { address, userAgent });
      return { data: { email, apiKey: key } };
    },
  }),

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
