import {
  findSendingProgress,
  previewInvitations,
  sendInvitations,
} from '#domain/events/event-mail-calls.ts';
import { implement } from '../../implement.ts';
import { toldDeliveries, withTotal } from './envios_comunes.ts';

export const invitaciones = [
  implement(sendInvitations, {
    summary:
      'Mails an invitation to whoever confirmed the newsletter, owns a pet that takes part, or stands in `correos`, and ' +
      'answers when each mail has left or cannot: `{to, error, estado}`, `error` null where it left. Who got it earlier is ' +
      'not mailed again (`ya_lo_tenia`), and neither is one of whose mail nobody knows whether it arrived (`incierto`), ' +
      'unless their address stands in `reenviar`.',
    waitsOutside: true,
    async handle({ input: { eventId, added = [], resend }, viewer, address, language, context }) {
      const actor = { viewer, address };
      const deliveries = await context.eventInvitations.invite(actor, eventId, added, { resend });
      return { data: toldDeliveries(deliveries, language) };
    },
  }),

  implement(findSendingProgress, {
    summary:
      'How far the invitations to this event have come that the caller is sending: of `total`, `enviados` left and ' +
      '`con_error` cannot; all zero while none are under way.',
    async handle({ input, viewer, context }) {
      return { data: await context.eventInvitations.progress({ viewer }, input.eventId) };
    },
  }),

  implement(previewInvitations, {
    summary:
      'Whom `enviar_invitacion` with the same `correos` would mail now, each person counted once: `total`, of them ' +
      '`duenos` of pets that take part, `boletin` and `agregados`; and how many have the invitation already, may have it ' +
      '(`inciertos`), want no such mails (`dados_de_baja`), or would have to wait for the next call (`despues`).',
    async handle({ input: { eventId, added = [] }, viewer, context }) {
      const found = await context.eventInvitations.preview({ viewer }, eventId, added);
      const { recipients, ...others } = found;
      return { data: { ...others, ...withTotal(recipients) } };
    },
  }),
];
