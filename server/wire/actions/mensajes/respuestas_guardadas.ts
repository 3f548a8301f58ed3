import { z } from 'zod';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { id, nothing, shape, text } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const guardadas = defineAction({
  name: 'mensajes:respuestas_guardadas',
  summary:
    'Texts that answers are begun with, in both languages. `{nombre}`, `{asunto}`, `{folio}` and `{firma}` (who answers) stand ' +
    'for what the message says.',
  access: { right: 'contact.read' },
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(
    shape({ id, nombre: text, texto_es: text, texto_en: text }).meta({ id: 'SavedReply' }),
  ),
  async handle({ viewer, context }) {
    const found = await context.savedReplies.list(viewer);
    return {
      data: found.map(({ id, name, es, en }) => ({ id, nombre: name, texto_es: es, texto_en: en })),
    };
  },
});

const guardar = defineAction({
  name: 'mensajes:guardar_respuesta',
  summary:
    'Keeps a saved reply: the one with this `id`, or a new one. Names of fields that there are not are rejected.',
  access: { right: 'contact.manage' },
  creates: true,
  input: z.strictObject({
    id: wireId.optional(),
    nombre: wireText,
    texto_es: wireText,
    texto_en: wireText,
    lang: wireLanguage,
  }),
  output: shape({ id }),
  errors: { 404: ['notFound'], 409: ['tooManySavedReplies'], 422: ['replyFieldUnknown'] },
  async handle({ input, viewer, address, context, once }) {
    const request = { name: input.nombre, es: input.texto_es, en: input.texto_en };
    const names = { name: 'nombre', es: 'texto_es', en: 'texto_en' };
    return {
      data: await withWireNames(names, () =>
        once((record) => context.savedReplies.keep({ viewer, address }, input.id, request, record)),
      ),
    };
  },
});

const eliminar = defineAction({
  name: 'mensajes:eliminar_respuesta',
  summary: 'Deletes a saved reply; what was answered with it stays.',
  access: { right: 'contact.manage' },
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, address, context }) {
    await context.savedReplies.remove({ viewer, address }, input.id);
    return { data: null };
  },
});

export const respuestasGuardadas = [guardadas, guardar, eliminar] as const;
