import { z } from 'zod';
import { defineAction } from '../../registry.ts';
import { count, shape } from '../../values.ts';
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
  errors: { 404: ['notFound'], 409: ['eventOver'] },
  async handle({ input: { evento_id, reenviar, lang }, viewer, address, context }) {
    const actor = { viewer, address };
    const deliveries = await context.eventNotices.notify(actor, evento_id, { resend: reenviar });
    return { data: deliveriesToWire(deliveries, lang) };
  },
});

export const avisos = [consultarAviso, avisar];
