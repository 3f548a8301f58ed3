import { z } from 'zod';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { nothing, shape, text } from '../../values.ts';
import { wireLanguage, wireText } from '../../wire-text.ts';

const lang = wireLanguage;
const names = { password: 'contrasena', code: 'codigo' };

const preparar = defineAction({
  name: 'usuarios:preparar_segundo_factor',
  summary:
    'Makes a secret for an authenticator app: `secreto` to type in, `uri` for a QR code. Nothing changes until `usuarios:activar_segundo_factor`.',
  access: 'session',
  input: z.object({ contrasena: wireText, lang }),
  output: shape({ secreto: text, uri: text }),
  errors: { 409: ['conflict'] },
  handle: ({ input, viewer, context }) =>
    withWireNames(names, async () => {
      const { secret, uri } = await context.twoFactor.begin(viewer, input.contrasena);
      return { data: { secreto: secret, uri } };
    }),
});

const activar = defineAction({
  name: 'usuarios:activar_segundo_factor',
  summary:
    'Switches the second factor on with a first code; returns `codigos_recuperacion`, which are shown this once. Its owner is told by mail.',
  access: 'session',
  input: z.object({ codigo: wireText, lang }),
  output: shape({ codigos_recuperacion: z.array(text) }),
  errors: { 409: ['conflict'] },
  handle: ({ input, viewer, context, address }) =>
    withWireNames(names, async () => ({
      data: {
        codigos_recuperacion: await context.twoFactor.confirm(viewer, input.codigo, address),
      },
    })),
});

const desactivar = defineAction({
  name: 'usuarios:desactivar_segundo_factor',
  summary:
    'Switches the second factor off, with the password and a code of the app or for recovery. Its owner is told by mail.',
  access: 'session',
  input: z.object({ contrasena: wireText, codigo: wireText, lang }),
  output: nothing,
  errors: { 409: ['conflict'] },
  handle: ({ input, viewer, context, address }) =>
    withWireNames(names, async () => {
      const proof = { password: input.contrasena, code: input.codigo };
      await context.twoFactor.disable(viewer, proof, address);
      return { data: null };
    }),
});

export const segundoFactor = [preparar, activar, desactivar];
