import { z } from 'zod';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { shape, text } from '../../values.ts';
import { wireLanguage, wireText } from '../../wire-text.ts';

const names = { email: 'correo_nuevo', password: 'contrasena', code: 'codigo' };

const pedir = defineAction({
  name: 'usuarios:cambiar_correo',
  summary:
    'Mails a link to `correo_nuevo`, by which it becomes the address of one’s own account. `codigo` where a second factor ' +
    'is on. The response is the same where that address has an account already.',
  access: 'session',
  input: z.object({
    correo_nuevo: wireText,
    contrasena: wireText,
    codigo: wireText.optional(),
    lang: wireLanguage,
  }),
  output: shape({ correo_nuevo: text }),
  handle: ({ input, viewer, context, address, language }) =>
    withWireNames(names, async () => {
      const { correo_nuevo: email, contrasena: password, codigo: code } = input;
      const request = { email, password, code, language };
      await context.emailChange.request(viewer, request, address);
      return { data: { correo_nuevo: email } };
    }),
});

const link = z.object({ token: wireText, lang: wireLanguage });

const consultar = defineAction({
  name: 'usuarios:consultar_cambio_correo',
  summary: 'The address that the token of a mail gives one’s own account. The token stays valid.',
  access: 'session',
  input: link,
  output: shape({ correo_nuevo: text }),
  async handle({ input: { token }, viewer, context, address }) {
    return { data: { correo_nuevo: await context.emailChange.find(viewer, token, address) } };
  },
});

const confirmar = defineAction({
  name: 'usuarios:confirmar_correo',
  summary:
    'Changes the address of one’s own account with the token of a mail, once, and ends all sessions; returns the `apikey` ' +
    'of a new one. The address before gets a link that undoes it for 7 days.',
  access: 'session',
  input: link,
  output: shape({ correo: text, apikey: text }),
  errors: { 409: ['conflict'] },
  async handle({ input: { token }, viewer, context, address, userAgent }) {
    const caller = { address, userAgent };
    const { email, key } = await context.emailChange.confirm(viewer, token, caller);
    return { data: { correo: email, apikey: key } };
  },
});

export const correo = [pedir, consultar, confirmar];
