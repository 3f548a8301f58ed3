import { reasonText } from '#domain/error-messages/error-messages.ts';
import { findSendings, findSentTo } from '#domain/events/event-mail-calls.ts';
import { implement } from '../../implement.ts';
import { withTotal } from './envios_comunes.ts';

export const envios = [
  implement(findSendings, {
    summary:
      'What was mailed about an event, the newest 50 first: when (`fecha`), what (`tipo`: `invitacion`, `cambio` or ' +
      '`cancelacion`), by whom (`quien`, null when the account is gone), to how many of whom, and how these mails stand: ' +
      '`enviados`, `con_error`, `inciertos`, `pendientes`. Mails that a later sending took over count there.',
    async handle({ input, viewer, context }) {
      const sendings = await context.eventSendings.list({ viewer }, input.eventId);
      return {
        data: sendings.map(({ recipients, outcome, ...one }) => ({
          ...one,
          ...withTotal(recipients),
          ...outcome,
        })),
      };
    },
  }),

  implement(findSentTo, {
    summary:
      'To whom the mails of one sending went: `correo`, `enviado` (when the mail server took it, else null) and `error`.',
    async handle({ input: { eventId, sendingId }, viewer, language, context }) {
      const people = await context.eventSendings.recipients({ viewer }, eventId, sendingId);
      return {
        data: people.map(({ failure, ...one }) => ({
          ...one,
          error: failure && reasonText(failure, language),
        })),
      };
    },
  }),
];
