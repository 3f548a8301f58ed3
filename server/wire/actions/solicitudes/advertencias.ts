import { z } from 'zod';
import { identityKinds } from '#domain/adoption/identity.ts';
import {
  recordedReasons,
  warningLimits,
  warningMarks,
  warningOutcomes,
} from '#domain/adoption/warnings.ts';
import { defineAction } from '../../registry.ts';
import { count, day, flag, id, instant, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const advertencias = defineAction({
  name: 'solicitudes:advertencias',
  summary:
    'What whoever decides about an application should know: other applications to the organization with the same ' +
    'telephone, e-mail, document or address (`datos`), and until when the person may not adopt (`restriccion`). Of ' +
    'applications that the caller does not decide about only the day and the outcome. Never for the family.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({
    solicitudes: z.array(
      shape({
        datos: z.array(wordOf(identityKinds)),
        otra_cuenta: flag,
        otro_nombre: flag,
        resultado: wordOf(warningOutcomes),
        created_at: instant,
        conocida: shape({
          folio: count,
          nombre: text,
          motivo: wordOf(recordedReasons).nullable(),
        }).nullable(),
      }).meta({ id: 'ApplicationWarning' }),
    ),
    hay_mas: flag,
    restriccion: shape({
      hasta: day,
      datos: z.array(wordOf(identityKinds)),
      motivo: text.nullable(),
    }).nullable(),
  }),
  errors: { 403: ['forbidden'], 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const { applications, more, restriction } = await context.applications.findWarnings(
      viewer,
      input.id,
    );
    return {
      data: {
        solicitudes: applications.map(({ known, ...one }) => ({
          datos: one.kinds.map(identityKinds.toWire),
          otra_cuenta: one.otherAccount,
          otro_nombre: one.otherName,
          resultado: warningOutcomes.toWire(one.outcome),
          created_at: one.createdAt,
          conocida: known && {
            folio: known.folio,
            nombre: known.name,
            motivo: known.reason && recordedReasons.toWire(known.reason),
          },
        })),
        hay_mas: more,
        restriccion: restriction && {
          hasta: restriction.until,
          datos: restriction.kinds.map(identityKinds.toWire),
          motivo: restriction.reason,
        },
      },
    };
  },
});

const marcas = defineAction({
  name: 'solicitudes:marcas',
  summary:
    'Of applications that the caller decides about, those with something to know (`solicitudes:advertencias`), at a glance.',
  access: 'session',
  input: z.strictObject({
    ids: z.array(wireId).min(1).max(warningLimits.marked),
    lang: wireLanguage,
  }),
  output: z.array(shape({ id, avisos: z.array(wordOf(warningMarks)) })),
  async handle({ input, viewer, context }) {
    const found = await context.applications.markWarnings(viewer, input.ids);
    return {
      data: [...found].map(([applicationId, marks]) => ({
        id: applicationId,
        avisos: marks.map(warningMarks.toWire),
      })),
    };
  },
});

export const avisos = [advertencias, marcas];
