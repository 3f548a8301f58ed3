import { z } from 'zod';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { defaultLanguage } from '#domain/language.ts';
import { defineAction } from '../../registry.ts';
import { count, id, instant, shape, text } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

import { counts, countsToWire, kindWords, mailKind } from './envios_comunes.ts';

const consultarEnvios = defineAction({
  name: 'evento_adopcion:consultar_envios',
  summary:
    'What was mailed about an event, the newest 50 first: when (`fecha`), what (`tipo`: `invitacion`, `cambio` or ' +
    '`cancelacion`), by whom (`quien`, null when the account is gone), to how many of whom, and how these mails stand: ' +
    '`enviados`, `con_error`, `inciertos`, `pendientes`. Mails that a later sending took over count there.',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, lang: wireLanguage }),
  output: z.array(
    shape({
      id,
      fecha: instant,
      tipo: mailKind,
      quien: text.nullable(),
      ...counts,
      invitados: count,
      enviados: count,
      con_error: count,
      inciertos: count,
      pendientes: count,
    }),
  ),
  errors: { 404: ['notFound'] },
  async handle({ input: { evento_id }, viewer, context }) {
    const sendings = await context.eventSendings.list({ viewer }, evento_id);
    return {
      data: sendings.map(({ id, createdAt, kind, actorName, recipients, outcome }) => ({
        id,
        fecha: createdAt,
        tipo: kindWords[kind],
        quien: actorName,
        ...countsToWire(recipients),
        enviados: outcome.sent,
        con_error: outcome.failed,
        inciertos: outcome.uncertain,
        pendientes: outcome.pending,
      })),
    };
  },
});

const consultarEnvio = defineAction({
  name: 'evento_adopcion:consultar_envio',
  summary:
    'To whom the mails of one sending went: `correo`, `enviado` (when the mail server took it, else null) and `error`.',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, envio_id: wireId, lang: wireLanguage }),
  output: z.array(shape({ correo: text, enviado: instant.nullable(), error: text.nullable() })),
  errors: { 404: ['notFound'] },
  async handle({ input: { evento_id, envio_id, lang }, viewer, context }) {
    const people = await context.eventSendings.recipients({ viewer }, evento_id, envio_id);
    return {
      data: people.map(({ email, sentAt, failure }) => ({
        correo: email,
        enviado: sentAt,
        error: failure && reasonText(failure, lang ?? defaultLanguage),
      })),
    };
  },
});

export const envios = [consultarEnvios, consultarEnvio];
