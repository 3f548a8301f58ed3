import { addDays, isDate } from '../dates.ts';
import { findFederalStates } from '../federal-states.ts';
import { foldText } from '../text.ts';

/** What the parameter of the weekend says. */
export const thisWeekend = 'este';

/** What a visitor looks for among events. */
export interface EventFilter {
  /** YYYY-MM-DD */
  date?: string;
  /** On the Saturday or the Sunday of this week. */
  weekend?: typeof thisWeekend;
  /** As typed; compared as "contains", without case and accents. */
  city?: string;
  /** A state's name, or a part that several have in common. */
  federalState?: string;
  /** A postal code or the first digits of one. */
  postalCode?: string;
}

/** The filter's names in addresses and in the GET form, in the order in which addresses are written. */
export const eventFilterParams = {
  date: 'fecha',
  weekend: 'fin-de-semana',
  city: 'ciudad',
  federalState: 'estado',
  postalCode: 'cp',
} as const satisfies Record<keyof EventFilter, string>;

/** Which of the two lists: events to come, or those that were. */
export const whenParam = 'cuando';
export const pastWord = 'pasados';

export type When = 'upcoming' | 'past';

export const readWhen = (params: URLSearchParams): When =>
  params.get(whenParam) === pastWord ? 'past' : 'upcoming';

type Complete = Required<EventFilter>;

const readers: { [Name in keyof Complete]: (text: string) => Complete[Name] | undefined } = {
  date: (text) => (isDate(text) ? text : undefined),
  weekend: (text) => (text === thisWeekend ? thisWeekend : undefined),
  city: (text) => (foldText(text) && text.length <= 80 ? text : undefined),
  federalState: (text) => {
    const states = findFederalStates(text);
    return states.length > 1 ? text : states[0];
  },
  postalCode: (text) => (/^\d{1,5}$/.test(text) ? text : undefined),
};

const names = Object.keys(eventFilterParams) as (keyof EventFilter)[];

/** `ignored` names the parameters whose value means nothing; empty ones are what a form sends for "any". */
export function readEventFilter(params: URLSearchParams): {
  filter: EventFilter;
  ignored: (keyof EventFilter)[];
} {
  const filter: EventFilter = {};
  const ignored: (keyof EventFilter)[] = [];
  for (const name of names) {
    const text = params.get(eventFilterParams[name])?.trim();
    if (!text) continue;
    const value = readers[name](text);
    if (value === undefined) ignored.push(name);
    else Object.assign(filter, { [name]: value });
  }
  return { filter, ignored };
}

/** The same filter always gives the same text, so that it can be part of a cache key. */
export function writeEventFilter(filter: EventFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = filter[name];
    if (value !== undefined) params.set(eventFilterParams[name], value);
  }
  return params;
}

/** The first and the last day of this week's weekend: on a Sunday the one that is ending. `today` is YYYY-MM-DD. */
export function weekendOf(today: string): { from: string; to: string } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const saturday = addDays(today, weekday === 0 ? -1 : 6 - weekday);
  return { from: saturday, to: addDays(saturday, 1) };
}
