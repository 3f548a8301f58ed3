import {
  type EventFilter,
  pastWord,
  type When,
  whenParam,
  writeEventFilter,
} from '#domain/events/event-filter.ts';
import { pageParam } from '#domain/paging.ts';

/** A list of events as it is filtered, from `page` on; what is as it always is stays out of its address. */
export function eventListAddress(path: string, when: When, filter: EventFilter, page = 1): string {
  const params = writeEventFilter(filter);
  if (when === 'past') params.set(whenParam, pastWord);
  if (page > 1) params.set(pageParam, String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
