import { z } from 'zod';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { id, nothing, shape } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const pedirAyuda = defineAction({
  name: 'seguimientos:pedir_ayuda',
  summary:
    'The family of an adopted pet asks for help, on whatever day: who looks after the pet gets a mail at once, and finds it ' +
    'first among what waits for them until `seguimientos:ayuda_atendida`. Returns the application’s `id`.',
  access: 'session',
  creates: true,
  input: z.strictObject({ id: wireId, texto: wireText, lang: wireLanguage }),
  output: shape({ id }),
  errors: { 403: ['forbidden'], 404: ['notFound'], 409: ['applicationClosed'] },
  async handle({ input, viewer, context, once }) {
    const asked = { id: input.id, words: input.texto };
    return {
      data: await withWireNames({ words: 'texto' }, () =>
        once((record) => context.followUps.askForHelp(viewer, asked, record)),
      ),
    };
  },
});

const ayudaAtendida = defineAction({
  name: 'seguimientos:ayuda_atendida',
  summary:
    'Whoever looks after the pet has seen to all that its family asked for help with so far. Also for staff.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 403: ['forbidden'], 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    await context.followUps.markHelped(viewer, input.id);
    return { data: null };
  },
});

export const ayuda = [pedirAyuda, ayudaAtendida];
