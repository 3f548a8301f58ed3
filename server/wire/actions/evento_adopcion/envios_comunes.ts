import { z } from 'zod';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import type { DeliveryState, EventMailKind, RecipientCounts } from '#domain/events/event-mails.ts';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { type EventDelivery, mostAtOnce } from '#server/features/adoption-events/event-mailing.ts';
import { count, shape, text } from '../../values.ts';
import { wireText } from '../../wire-text.ts';

const stateWords = {
  sent: 'enviado',
  alreadySent: 'ya_lo_tenia',
  failed: 'error',
  uncertain: 'incierto',
  pending: 'pendiente',
  later: 'despues',
} as const satisfies Record<DeliveryState, string>;

export const kindWords = {
  invitation: 'invitacion',
  changed: 'cambio',
  cancelled: 'cancelacion',
} as const satisfies Record<EventMailKind, string>;

export const deliveries = z.array(
  shape({ to: text, error: text.nullable(), estado: z.enum(Object.values(stateWords)) }),
);

export const counts = { total: count, duenos: count, boletin: count, agregados: count };

export const mailKind = z.enum(Object.values(kindWords));

/** Of those whose mail may have arrived. */
export const again = z.array(wireText.max(320)).max(mostAtOnce).optional();

export const deliveriesToWire = (deliveries: readonly EventDelivery[], lang?: Language) =>
  deliveries.map(({ to, error, state }) => ({
    to,
    error: error && reasonText(error, lang ?? defaultLanguage),
    estado: stateWords[state],
  }));

export const countsToWire = ({ owners, newsletter, added, invited }: RecipientCounts) => ({
  total: owners + newsletter + added + invited,
  duenos: owners,
  boletin: newsletter,
  agregados: added,
  invitados: invited,
});
