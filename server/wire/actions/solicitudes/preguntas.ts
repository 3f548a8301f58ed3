import { z } from 'zod';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { id, nothing, shape } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const message = z.strictObject({ id: wireId, texto: wireText, lang: wireLanguage });

const preguntar = defineAction({
  name: 'solicitudes:preguntar',
  summary:
    'Asks the family that sent an application a question, of which it gets a mail; returns the question’s `id`. For who ' +
    'looks after the pet, and staff. 409 once the application is closed.',
  access: 'session',
  creates: true,
  input: message,
  output: shape({ id }),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed'],
    422: ['tooManyQuestions'],
  },
  async handle({ input, viewer, context, once }) {
    const requested = { id: input.id, text: input.texto };
    return {
      data: await withWireNames(names, () =>
        once((record) => context.applications.ask(viewer, requested, record)),
      ),
    };
  },
});

const contestar = defineAction({
  name: 'solicitudes:contestar',
  summary:
    'Answers a question about the caller’s own application, once; who looks after the pet gets a mail.',
  access: 'session',
  input: message.extend({ pregunta_id: wireId }),
  output: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed', 'questionAnswered'],
  },
  async handle({ input, viewer, context }) {
    const given = { id: input.id, questionId: input.pregunta_id, text: input.texto };
    await withWireNames(names, () => context.applications.answer(viewer, given));
    return { data: null };
  },
});

const escribir = defineAction({
  name: 'solicitudes:escribir',
  summary:
    'Writes to the other side of an application, which gets a mail: the family, or whoever looks after the pet (and staff). ' +
    'While it is open, and once it is adopted; 10 a day of each side, 100 in all. Returns the message’s `id`.',
  access: 'session',
  creates: true,
  input: message,
  output: shape({ id }),
  errors: { 404: ['notFound'], 409: ['applicationClosed'], 422: ['tooManyMessages'] },
  async handle({ input, viewer, context, once }) {
    const written = { id: input.id, text: input.texto };
    return {
      data: await withWireNames(names, () =>
        once((record) => context.applications.write(viewer, written, record)),
      ),
    };
  },
});

const anotar = defineAction({
  name: 'solicitudes:anotar',
  summary:
    'Adds an internal note to an application, for those who decide about it: the family never reads it. Returns its `id`.',
  access: 'session',
  creates: true,
  input: message,
  output: shape({ id }),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed'],
    422: ['tooManyNotes'],
  },
  async handle({ input, viewer, context, once }) {
    const note = { id: input.id, text: input.texto };
    return {
      data: await withWireNames(names, () =>
        once((record) => context.applications.addNote(viewer, note, record)),
      ),
    };
  },
});

const marcarLeida = defineAction({
  name: 'solicitudes:marcar_leida',
  summary: 'Sets `novedades` of an application to 0: what the family said until now was read.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 403: ['forbidden'], 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    await context.applications.markRead(viewer, input.id);
    return { data: null };
  },
});

const names = { text: 'texto' };

export const preguntas = [preguntar, contestar, escribir, anotar, marcarLeida];
