import { field, internal, maybe } from '#domain/contract/field.ts';
import {
  type AdoptionEvent,
  type EventDescription,
  eventDescriptionFields,
  eventFields,
} from '#domain/events/event.ts';
import { type ColumnsOf, columnsFrom } from '#server/db/entity-columns.ts';
import type { AdoptionEventsTable } from '#server/db/tables/events.ts';
import { entityTable } from '#server/features/kits/querying/entity-table.ts';
import type { Condition, RowQuery } from '#server/features/kits/querying/row-query.ts';

/** As its own row has it: the pets that take part stand in a table of their own. */
export interface StoredEvent extends Omit<AdoptionEvent, 'petIds'> {
  /** Instant, UTC ISO 8601: it does not take place, and only its cancellation is told. */
  cancelledAt: string | null;
  /** YYYY-MM-DD: another day that people were told. */
  movedFrom: string | null;
  /** Whether people are told of its latest change: `due` while nobody has said so, a `NoticeAnswer` since; null without one. */
  notice: string | null;
}
/** What staff said when they were asked whether to tell people. */
export type NoticeAnswer = 'sent' | 'declined';
type EventField = keyof StoredEvent;
export type EventQuery = RowQuery<EventField>;
export type EventCondition = Condition<EventField>;

const { petIds: _, ...ownFields } = eventFields;
const storedFields = {
  ...ownFields,
  cancelledAt: maybe(field(null, 'date', { es: 'Cancelado', en: 'Canceled' }, internal)),
  movedFrom: maybe(field(null, 'date', { es: 'Fecha anterior', en: 'Former date' }, internal)),
  notice: maybe(field(null, 'text', { es: 'Aviso', en: 'Notice' }, internal)),
};

export const eventsTable = entityTable('adoption_events', storedFields);

export const descriptionColumns = (description: EventDescription) =>
  columnsFrom(eventDescriptionFields, description) as ColumnsOf<EventDescription> &
    Pick<AdoptionEventsTable, 'city_search'>;
