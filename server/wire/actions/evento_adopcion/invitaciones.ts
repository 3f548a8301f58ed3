import { z } from 'zod';
import { mostAdded } from '#server/features/adoption-events/invitation-plan.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { count, shape } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

import { again, counts, countsToWire, deliveries, deliveriesToWire } from './envios_comunes.ts';

const addresses = z.array(wireText.max(320)).max(mostAdded).optional();

const addedNames = { added: 'correos' };

const enviarInvitacion = defineAction({
  name: 'evento_adopcion:enviar_invitacion',
  summary:
    'Mails an invitation to whoever confirmed the newsletter, owns a pet that takes part, or stands in `correos`, and ' +
    'answers when each mail has left or cannot: `{to, error, estado}`, `error` null where it left. Who got it earlier is ' +
    'not mailed again (`ya_lo_tenia`), and neither is one of whose mail nobody knows whether it arrived (`incierto`), ' +
    'unless their address stands in `reenviar`.',
  access: { right: 'events.manage' },
  waitsOutside: true,
  input: z.strictObject({
    evento_id: wireId,
    correos: addresses,
    reenviar: again,
    lang: wireLanguage,
  }),
  output: deliveries,
  errors: { 404: ['notFound'], 409: ['eventOver'] },
  async handle({ input, viewer, address, context }) {
    const { evento_id, correos = [], reenviar, lang } = input;
    const deliveries = await withWireNames(addedNames, () =>
      context.eventInvitations.invite({ viewer, address }, evento_id, correos, {
        resend: reenviar,
      }),
    );
    return { data: deliveriesToWire(deliveries, lang) };
  },
});

const consultarDestinatarios = defineAction({
  name: 'evento_adopcion:consultar_destinatarios',
  summary:
    'Whom `enviar_invitacion` with the same `correos` would mail now, each person counted once: `total`, of them ' +
    '`duenos` of pets that take part, `boletin` and `agregados`; and how many have the invitation already, may have it ' +
    '(`inciertos`), want no such mails (`dados_de_baja`), or would have to wait for the next call (`despues`).',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, correos: addresses, lang: wireLanguage }),
  output: shape({
    ...counts,
    ya_lo_tenian: count,
    inciertos: count,
    dados_de_baja: count,
    despues: count,
  }),
  errors: { 404: ['notFound'] },
  async handle({ input: { evento_id, correos = [] }, viewer, context }) {
    const preview = await withWireNames(addedNames, () =>
      context.eventInvitations.preview({ viewer }, evento_id, correos),
    );
    const { invitados: _, ...counts } = countsToWire(preview.recipients);
    return {
      data: {
        ...counts,
        ya_lo_tenian: preview.alreadySent,
        inciertos: preview.uncertain,
        dados_de_baja: preview.optedOut,
        despues: preview.later,
      },
    };
  },
});

const consultarInvitaciones = defineAction({
  name: 'evento_adopcion:consultar_invitaciones',
  summary:
    'How far the invitations to this event have come that the caller is sending: of `total`, `enviados` left and ' +
    '`con_error` cannot; all zero while none are under way.',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, lang: wireLanguage }),
  output: shape({ total: count, enviados: count, con_error: count }),
  errors: { 404: ['notFound'] },
  async handle({ input: { evento_id }, viewer, context }) {
    const { total, done, failed } = await context.eventInvitations.progress({ viewer }, evento_id);
    return { data: { total, enviados: done, con_error: failed } };
  },
});

export const invitaciones = [enviarInvitacion, consultarInvitaciones, consultarDestinatarios];
