import {
  declineNotice,
  findNotices,
  previewNotice,
  sendNotices,
} from '#domain/events/event-mail-calls.ts';
import { implement } from '../../implement.ts';
import { toldDeliveries, withTotal } from './envios_comunes.ts';

export const avisos = [
  implement(previewNotice, {
    summary:
      'How many people know another day, hour or place of this event than is true now, or do not know that it was ' +
      'deleted: `total`, of them `duenos` of pets that take part and `invitados`; `tipo` is `cambio` or `cancelacion`.',
    async handle({ input, viewer, context }) {
      const { kind, recipients } = await context.eventNotices.preview({ viewer }, input.eventId);
      return { data: { kind, ...withTotal(recipients) } };
    },
  }),

  implement(findNotices, {
    summary:
      'Events to come that people know otherwise than they are now, or whose cancellation they do not know, and of which ' +
      'nobody has said yet whether to tell them (`avisar`, `no_avisar`), the earliest first; each as `consultar_aviso` counts it.',
    async handle({ viewer, context }) {
      const found = await context.eventNotices.toAnswer({ viewer });
      return {
        data: found.map(({ event: { id, title, address, date }, kind, recipients }) => ({
          eventId: id,
          title,
          address,
          date,
          kind,
          ...withTotal(recipients),
        })),
      };
    },
  }),

  implement(sendNotices, {
    summary:
      'Mails whom `consultar_aviso` counts, each in their language and with a calendar file that puts their entry right, ' +
      'and returns the same as `enviar_invitacion`. Ten times an hour for one event.',
    waitsOutside: true,
    async handle({ input: { eventId, resend }, viewer, address, language, context }) {
      const actor = { viewer, address };
      const deliveries = await context.eventNotices.notify(actor, eventId, { resend });
      return { data: toldDeliveries(deliveries, language) };
    },
  }),

  implement(declineNotice, {
    summary:
      'Tells nobody of the latest change of an event, nor asks about it again: `consultar_avisos` leaves it out until the ' +
      'next change.',
    async handle({ input: { eventId }, viewer, address, context }) {
      await context.eventNotices.decline({ viewer, address }, eventId);
      return { data: { eventId } };
    },
  }),
];
