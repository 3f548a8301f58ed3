import { drivesText } from '#app/i18n/drives.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';
import { visitor } from '#domain/accounts/viewer.ts';
import { readEventFilter, readWhen } from '#domain/events/event-filter.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { toEventCard } from './event-card.ts';

/** So many events are looked through at a glance: a form to search them would be in the way. */
const mostWithoutFilters = 6;

export async function loader({ request, context }: LoaderArgs) {
  const { adoptionEvents } = context.app;
  const params = new URL(request.url).searchParams;
  const { filter, ignored } = readEventFilter(params);
  const when = readWhen(params);
  const list = (page: number) => adoptionEvents.list({ when, filter, page });
  let found = await list(readPageNumber(params.get(pageParam)));
  if (found.page > found.lastPage) found = await list(found.lastPage);
  const petsOf = await adoptionEvents.petsOf(visitor, found.items);
  const homes =
    when === 'past' ? await adoptionEvents.adoptionsAt(found.items.map(({ id }) => id)) : undefined;
  const isFiltered = Object.keys(filter).length + ignored.length > 0;
  const hasFilters = isFiltered || found.total > mostWithoutFilters;
  const { noEvents, ...text } = await readContent(context, 'events');
  const show = await textShower(context);
  return {
    ...text,
    drives: {
      label: drivesText[context.language].title,
      href: pathFor('drives', context.language),
    },
    noEvents: { ...noEvents, link: show.link(noEvents.link) },
    filter,
    ignored,
    /** undefined: so few that nobody has to search. */
    states: hasFilters ? await adoptionEvents.statesWith(when) : undefined,
    when,
    page: found.page,
    lastPage: found.lastPage,
    total: found.total,
    events: found.items.map((event) => {
      const pets = petsOf.get(event.id) ?? [];
      const toMeet = pets.filter(({ status }) => status === 'adoption');
      return toEventCard(event, toMeet, homes?.get(event.id) ?? 0);
    }),
  };
}
