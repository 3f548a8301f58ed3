import type { AdoptionEvent } from './event.ts';

/** What people know an event by and have to know to come: a change of it is worth a mail. */
const names = [
  'title',
  'date',
  'startsAt',
  'endsAt',
  'address',
  'neighborhood',
  'postalCode',
  'city',
  'federalState',
] as const satisfies readonly (keyof AdoptionEvent)[];

export type EventDetails = Pick<AdoptionEvent, (typeof names)[number]>;

export const detailsOf = (event: EventDetails): EventDetails =>
  Object.fromEntries(names.map((name) => [name, event[name] ?? null])) as unknown as EventDetails;

export const isSameFor = (one: EventDetails, other: EventDetails): boolean =>
  names.every((name) => (one[name] ?? null) === (other[name] ?? null));
