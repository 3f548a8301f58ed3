import { z } from 'zod';
import { defineAction } from '../../registry.ts';
import { count, shape, text } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

import {
  again,
  countsToWire,
  deliveries,
  deliveriesToWire,
  kindWords,
  mailKind,
} from './envios_comunes.ts';

const consultarAviso = defineAction({
  name: 'evento_adopcion:consultar_aviso',
  summary:
    'How many people know another day, hour or place of this event than is true now, or do not know that it was ' +
    'deleted: `total`, of them `duenos` of pets that take part and `invitados`; `tipo` is `cambio` or `cancelacion`.',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, lang: wireLanguage }),
  output: shape({ tipo: mailKind, total: count, duenos: count, invitados: count }),
  errors: { 404: ['notFound'] },
  async handle({ input: { evento_id }, viewer, context }) {
    const { kind, recipients } = await context.eventNotices.preview({ viewer }, evento_id);
    const { total, duenos, invitados } = countsToWire(recipients);
    return { data: { tipo: kindWords[kind], total, duenos, invitados } };
  },
});

const avisar = defineAction({
  name: 'evento_adopcion:avisar',
  summary:
    'Mails whom `consultar_aviso` counts, each in their language and with a calendar file that puts their entry right, ' +
    'and returns the same as `enviar_invitacion`. Ten times an hour for one event.',
  access: { right: 'events.manage' },
  waitsOutside: true,
  input: z.strictObject({ evento_id: wireId, reenviar: again, lang: wireLanguage }),
  output: deliveries,
  errors: { 404: ['notFound'], 409: ['eventOver', 'noticeAnswered'] },
  async handle({ input: { evento_id, reenviar, lang }, viewer, address, context }) {
    const actor = { viewer, address };
    const deliveries = await context.eventNotices.notify(actor, evento_id, { resend: reenviar });
    return { data: deliveriesToWire(deliveries, lang) };
  },
});

const consultarAvisos = defineAction({
  name: 'evento_adopcion:consultar_avisos',
  summary:
    'Events to come that people know otherwise than they are now, or whose cancellation they do not know, and of which ' +
    'nobody has said yet whether to tell them (`avisar`, `no_avisar`), the earliest first; each as `consultar_aviso` counts it.',
  access: { right: 'events.manage' },
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(
    shape({
      evento_id: text,
      titulo: text.nullable(),
      direccion: text,
      fecha: text,
      tipo: mailKind,
      total: count,
      duenos: count,
      invitados: count,
    }),
  ),
  async handle({ viewer, context }) {
    const found = await context.eventNotices.toAnswer({ viewer });
    return {
      data: found.map(({ event, kind, recipients }) => {
        const { total, duenos, invitados } = countsToWire(recipients);
        const { id, title: titulo, address: direccion, date: fecha } = event;
        const tipo = kindWords[kind];
        return { evento_id: id, titulo, direccion, fecha, tipo, total, duenos, invitados };
      }),
    };
  },
});

const noAvisar = defineAction({
  name: 'evento_adopcion:no_avisar',
  summary:
    'Tells nobody of the latest change of an event, nor asks about it again: `consultar_avisos` leaves it out until the ' +
    'next change.',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, lang: wireLanguage }),
  output: shape({ evento_id: text }),
  errors: { 404: ['notFound'], 409: ['noticeAnswered'] },
  async handle({ input: { evento_id }, viewer, address, context }) {
    await context.eventNotices.decline({ viewer, address }, evento_id);
    return { data: { evento_id } };
  },
});

export const avisos = [consultarAviso, consultarAvisos, avisar, noAvisar];
