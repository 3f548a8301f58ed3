import {
  type AdoptionEvent,
  type EventDescription,
  eventDescriptionFields,
  eventFields,
} from '#domain/events/event.ts';
import { type ColumnsOf, columnsFrom } from '#server/db/entity-columns.ts';
import type { AdoptionEventsTable } from '#server/db/tables.ts';
import { entityTable } from '../querying/entity-table.ts';
import type { Condition, RowQuery } from '../querying/row-query.ts';

/** As its own row has it: the pets that take part stand in a table of their own. */
export type StoredEvent = Omit<AdoptionEvent, 'petIds'>;
type EventField = keyof StoredEvent;
export type EventQuery = RowQuery<EventField>;
export type EventCondition = Condition<EventField>;

const { petIds: _, ...storedFields } = eventFields;

export const eventsTable = entityTable('adoption_events', storedFields);

export const descriptionColumns = (description: EventDescription) =>
  columnsFrom(eventDescriptionFields, description) as ColumnsOf<EventDescription> &
    Pick<AdoptionEventsTable, 'city_search'>;
