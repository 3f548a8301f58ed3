import { sql } from 'kysely';
import { namesOf } from '#domain/contract/field.ts';
import {
  type AdoptionEvent,
  type EventDescription,
  eventDescriptionFields,
  eventFields,
} from '#domain/events/event.ts';
import { type ColumnsOf, columnOf, columnsFrom, rowReader } from '#server/db/entity-columns.ts';
import type { AdoptionEventsTable } from '#server/db/tables.ts';
import { entitySources } from '#server/features/querying/entity-sources.ts';
import type { Condition, RowQuery } from '#server/features/querying/row-query.ts';

/** As its own row has it: the pets that take part stand in a table of their own. */
export type StoredEvent = Omit<AdoptionEvent, 'petIds'>;
export type EventField = keyof StoredEvent;
export type EventQuery = RowQuery<EventField>;
export type EventCondition = Condition<EventField>;

const { petIds: _, ...storedFields } = eventFields;
const stored = namesOf(storedFields);

export const eventSources = entitySources(storedFields);

export const eventColumns = sql.join(
  stored.map((name) => sql.ref(`adoption_events.${columnOf(name, storedFields[name])}`)),
);

export const eventFromRow: (row: object) => StoredEvent = rowReader<StoredEvent, EventField>(
  storedFields,
  stored,
);

export const descriptionColumns = (description: EventDescription) =>
  columnsFrom(eventDescriptionFields, description) as ColumnsOf<EventDescription> &
    Pick<AdoptionEventsTable, 'city_search'>;
