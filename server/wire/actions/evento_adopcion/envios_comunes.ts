import { reasonText } from '#domain/error-messages/error-messages.ts';
import type { RecipientCounts } from '#domain/events/event-mails.ts';
import type { Language } from '#domain/language.ts';
import type { EventDelivery } from '#server/features/adoption/events/event-mailing.ts';

/** With the reason in words. */
export const toldDeliveries = (deliveries: readonly EventDelivery[], language: Language) =>
  deliveries.map(({ error, ...one }) => ({ ...one, error: error && reasonText(error, language) }));

export const withTotal = (counts: RecipientCounts) => ({
  ...counts,
  total: Object.values(counts).reduce((sum, count) => sum + count, 0),
});
