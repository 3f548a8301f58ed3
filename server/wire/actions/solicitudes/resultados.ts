import { z } from 'zod';
import { appointmentKind, visitResults } from '#domain/adoption/application-talk.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { id, nothing, shape } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const names = { kind: 'tipo', result: 'resultado', text: 'texto' };

const anotar = defineAction({
  name: 'solicitudes:anotar_resultado',
  summary:
    'Notes how a call or visit about an application went, for those who decide about it: the family never reads it. Answers ' +
    'its `id`, below which (`visita/{application}_{id}/`) up to 6 photos can be sent.',
  access: 'session',
  creates: true,
  input: z.strictObject({
    id: wireId,
    tipo: wireText,
    resultado: wireText,
    texto: wireText.default(''),
    lang: wireLanguage,
  }),
  output: shape({ id }),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed'],
    422: ['tooManyOutcomes'],
  },
  async handle({ input, viewer, context, once }) {
    const request = {
      id: input.id,
      kind: appointmentKind.fromWire(input.tipo),
      result: visitResults.fromWire(input.resultado),
      text: input.texto,
    };
    return {
      data: await withWireNames(names, () =>
        once((record) => context.applications.noteOutcome(viewer, request, record)),
      ),
    };
  },
});

const quitar = defineAction({
  name: 'solicitudes:quitar_resultado',
  summary: 'Deletes what was noted about a call or visit, with its photos.',
  access: 'session',
  input: z.strictObject({ id: wireId, resultado_id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 403: ['forbidden'], 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const named = { applicationId: input.id, outcomeId: input.resultado_id };
    await context.applications.removeOutcome(viewer, named);
    return { data: null };
  },
});

export const resultados = [anotar, quitar];
