import { z } from 'zod';
import {
  byPortal,
  type EntityOf,
  entries,
  field,
  inputOf,
  internal,
  open,
  ruled,
  ruledWord,
  unqueried,
} from '../contract/field.ts';
import { addDays, isDate } from '../dates.ts';
import { federalState } from '../federal-states.ts';
import type { MessageKey } from '../messages.ts';
import { isPostalCode } from '../postal-codes.ts';
import { tidyText } from '../text.ts';
import { timezoneOf } from '../time-zones.ts';
import { instantIn } from './place-time.ts';

/** An adoption event: a place where people meet pets that look for a family. */

const error = (key: MessageKey) => ({ error: key });
const openToAll = { ...open, writableBy: 'events.manage' } as const;
const set = { ...open, ...byPortal };

const text = (longest: number) =>
  z
    .string(error('required'))
    .transform(tidyText)
    .pipe(z.string().min(1, error('required')).max(longest, error('tooLong')));

const line = (longest: number) =>
  text(longest).transform((value) => value.replace(/\s*\n\s*/g, ' '));

const timeShape = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** As a form or a spreadsheet writes it, with or without seconds. */
const time = z
  .string(error('required'))
  .trim()
  .min(1, error('required'))
  .regex(timeShape, error('timeInvalid'))
  .transform((value) => value.slice(0, 5));

export const longestTitle = 80;
const longestDescription = 2_000;
const longestAddress = 200;

/** Events whose title is empty are titled by their place. */
const title = z.preprocess(
  (value) =>
    value === undefined || (typeof value === 'string' && !tidyText(value)) ? null : value,
  line(longestTitle).nullable(),
);

/** What an administrator says about an event, each field with its rule. */
export const eventDescriptionFields = {
  title: ruled('titulo', 'text', title, { es: 'Título', en: 'Title' }, openToAll),
  description: ruled(
    'descripcion',
    'text',
    text(longestDescription),
    { es: 'Descripción', en: 'Description' },
    { ...openToAll, longest: longestDescription },
  ),
  /** YYYY-MM-DD, as people at the place read it; so are the hours. */
  date: ruled(
    'fecha',
    'date',
    z
      .string(error('required'))
      .trim()
      .min(1, error('required'))
      .refine(isDate, error('invalidDate')),
    { es: 'Fecha', en: 'Date' },
    openToAll,
  ),
  /** HH:MM */
  startsAt: ruled('horario.de', 'text', time, { es: 'Empieza', en: 'Starts' }, openToAll),
  endsAt: ruled('horario.a', 'text', time, { es: 'Termina', en: 'Ends' }, openToAll),
  address: ruled(
    'lugar.direccion',
    'text',
    line(longestAddress),
    { es: 'Dirección', en: 'Address' },
    { ...openToAll, longest: longestAddress },
  ),
  neighborhood: ruled(
    'lugar.colonia',
    'text',
    line(100),
    { es: 'Colonia', en: 'Neighborhood' },
    { ...openToAll, longest: 100 },
  ),
  postalCode: ruled(
    'lugar.cp',
    'text',
    z
      .string(error('postalCodeNotFiveDigits'))
      .trim()
      .refine(isPostalCode, error('postalCodeNotFiveDigits')),
    { es: 'Código postal', en: 'ZIP code' },
    openToAll,
  ),
  city: ruled(
    'lugar.ciudad',
    'text',
    line(80),
    { es: 'Ciudad', en: 'City' },
    { ...openToAll, searchable: true },
  ),
  federalState: ruledWord(
    'lugar.estado',
    federalState,
    z.enum(federalState.values, error('chooseOption')),
    { es: 'Estado', en: 'State' },
    openToAll,
  ),
};

export type EventDescription = EntityOf<typeof eventDescriptionFields>;

/** Everything there is about an event. */
export const eventFields = {
  id: field('id', 'text', { es: 'Id', en: 'Id' }, set),
  /** Instant, UTC ISO 8601, as `updatedAt`. */
  createdAt: field('created_at', 'date', { es: 'Creado', en: 'Created' }, set),
  updatedAt: field(null, 'date', { es: 'Cambiado', en: 'Changed' }, internal),
  /** Grows by one at each change: calendars take the higher one, and a second editor notices the first. */
  version: field(
    'version',
    'number',
    { es: 'Versión', en: 'Version' },
    { ...openToAll, ...unqueried },
  ),
  ...eventDescriptionFields,
  /** Ids of the pets that take part and that the reader may see. */
  petIds: entries<string[]>()(
    'mascotas_presentes',
    { es: 'Mascotas presentes', en: 'Pets present' },
    { ...openToAll, ...unqueried },
  ),
};

export type AdoptionEvent = EntityOf<typeof eventFields>;

/** How far from today an event may be said to be: some were held before the portal knew of them. */
const daysBack = 5 * 366;
const daysAhead = 2 * 366;

/**
 * What an administrator may say about an event, checked and tidied; issues carry message keys under the names of
 * EventDescription. `today` is YYYY-MM-DD.
 */
export function eventInput(today: string) {
  return inputOf(eventDescriptionFields)
    .refine(({ startsAt, endsAt }) => !isTime(startsAt) || !isTime(endsAt) || startsAt < endsAt, {
      path: ['endsAt'],
      when: always,
      ...error('eventEndsTooSoon'),
    })
    .refine(
      ({ date }) =>
        !isRealDate(date) ||
        (date >= addDays(today, -daysBack) && date <= addDays(today, daysAhead)),
      { path: ['date'], when: always, ...error('eventDateTooFar') },
    );
}

/** Lets rules between fields speak up together with those of single fields, so that people see all at once. */
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const isTime = (time: unknown) => typeof time === 'string' && timeShape.test(time);
const isRealDate = (date: unknown) => typeof date === 'string' && isDate(date);

type Place = Pick<AdoptionEvent, 'postalCode' | 'federalState'>;
type Held = Place & Pick<AdoptionEvent, 'date' | 'startsAt' | 'endsAt'>;

/** IANA name of the zone in which the date and hours of an event are said. */
export const timezoneAt = ({ postalCode, federalState: state }: Place): string =>
  timezoneOf(postalCode, state);

export const startOf = (event: Held): Date =>
  instantIn(timezoneAt(event), event.date, event.startsAt);

export const endOf = (event: Held): Date => instantIn(timezoneAt(event), event.date, event.endsAt);

/** Then nobody comes to it any more. */
export const isOver = (event: Held, now: Date): boolean => endOf(event) <= now;
