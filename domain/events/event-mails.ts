import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What the mails about an event are: an invitation, word of a change, or of its cancellation. */
export const eventMailKinds = vocabulary({
  invitation: 'invitacion',
  changed: 'cambio',
  cancelled: 'cancelacion',
});
export type EventMailKind = ValueOf<typeof eventMailKinds>;

/** Why somebody is written to: each person has one reason, the first of these that holds. */
export const recipientKinds = ['owners', 'newsletter', 'added', 'invited'] as const;
export type RecipientKind = (typeof recipientKinds)[number];
/** How many people for each reason. */
export type RecipientCounts = Record<RecipientKind, number>;

/**
 * What became of a mail in one sending: it left, it had left before, it surely did not leave, nobody knows, it is still
 * being tried, or it did not fit in.
 */
export const deliveryStates = vocabulary({
  sent: 'enviado',
  alreadySent: 'ya_lo_tenia',
  failed: 'error',
  uncertain: 'incierto',
  pending: 'pendiente',
  later: 'despues',
});
export type DeliveryState = ValueOf<typeof deliveryStates>;
