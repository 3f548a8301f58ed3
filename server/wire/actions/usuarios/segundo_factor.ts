import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
} from '#domain/accounts/security-calls.ts';
import { implement } from '../../implement.ts';

export const segundoFactor = [
  implement(beginSecondFactor, {
    summary:
      'Makes a secret for an authenticator app: `secreto` to type in, `uri` for a QR code. Nothing changes until `usuarios:activar_segundo_factor`.',
    async handle({ input, viewer, context }) {
      return { data: await context.twoFactor.begin(viewer, input.password) };
    },
  }),

  implement(enableSecondFactor, {
    summary:
      'Switches the second factor on with a first code; returns `codigos_recuperacion`, which are shown this once. Its owner is told by mail.',
    async handle({ input, viewer, context, address }) {
      const recoveryCodes = await context.twoFactor.confirm(viewer, input.code, address);
      return { data: { recoveryCodes } };
    },
  }),

  implement(disableSecondFactor, {
    summary:
      'Switches the second factor off, with the password and a code of the app or for recovery. Its owner is told by mail.',
    async handle({ input, viewer, context, address }) {
      await context.twoFactor.disable(viewer, input, address);
      return { data: null };
    },
  }),
];
