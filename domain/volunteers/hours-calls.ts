import { command, creation, type DataOfCall, fileQuery, query } from '../contract/call.ts';
import {
  bounded,
  count,
  day,
  flag,
  id,
  inputId,
  inputText,
  instant,
  list,
  nothing,
  nullable,
  number,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { hoursStates } from './hours-rules.ts';
import { volunteerFolio } from './volunteer-desk-calls.ts';
import { volunteerTasks } from './volunteer-words.ts';

/** Hours that volunteers gave: of shifts, and what they note themselves. */

const gone = { 404: ['notFound'] } as const;
const access = { right: 'volunteers.coordinate' } as const;
const settled = { ...gone, 409: ['hoursSettled', 'hoursTooMany'] } as const;
const minutes = wire('minutos', count);
const note = wire('nota', optionally(inputText, ''));

const entry = {
  id,
  task: wire('tarea', word(volunteerTasks)),
  day: wire('dia', day),
  minutes,
  note: wire('nota', text),
  state: wire('estado', word(hoursStates)),
  isOfShift: wire('de_un_turno', flag),
  createdAt: wire('created_at', instant),
};

const byTask = wire(
  'por_tarea',
  list(object({ task: wire('tarea', word(volunteerTasks)), minutes })),
);
/** YYYY-MM */
const byMonth = wire('por_mes', list(object({ month: wire('mes', text), minutes })));

export const noteHours = creation('voluntariado:anotar_horas', {
  access: 'session',
  takes: {
    task: wire('tarea', word(volunteerTasks)),
    day: wire('dia', inputText),
    minutes: wire('minutos', number),
    note,
  },
  gives: object({ id }),
  errors: { ...gone, 409: ['volunteerInactive', 'hoursTooMany'] },
});

/** That nobody has confirmed. */
export const removeHours = command('voluntariado:quitar_horas', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: settled,
});

/** The latest 200, and the sums of all that are confirmed. */
export const findOwnHours = query('voluntariado:mis_horas', {
  access: 'session',
  gives: object({
    total: wire('total', count),
    byTask,
    byMonth,
    entries: wire('registros', list(object(entry, 'OwnVolunteerHours'))),
  }),
});

/** The same of one volunteer, with corrections. */
export const findHoursOf = query('voluntariado:horas_de', {
  access,
  takes: { folio: volunteerFolio },
  gives: object({
    total: wire('total', count),
    byTask,
    byMonth,
    entries: wire(
      'registros',
      list(object({ ...entry, replaces: nullable(id) }, 'VolunteerHours')),
    ),
  }),
  errors: gone,
});

/** Shifts that are over, and what volunteers noted: the oldest first, a hundred of each. */
export const findHoursToReview = query('voluntariado:horas_por_revisar', {
  access,
  gives: object({
    shifts: wire(
      'turnos',
      list(
        object(
          {
            id,
            task: wire('tarea', word(volunteerTasks)),
            place: wire('lugar', text),
            startsAt: wire('inicia', instant),
            endsAt: wire('termina', instant),
            minutes,
            people: wire(
              'personas',
              list(object({ folio: count, name: wire('nombre', text) }, 'ShiftMate')),
            ),
          },
          'ShiftToReview',
        ),
      ),
    ),
    entries: wire(
      'registros',
      list(object({ ...entry, folio: count, name: wire('nombre', text) }, 'HoursToReview')),
    ),
  }),
});

/** Who came, and how long: 0 of whoever did not. */
export const reviewShift = command('voluntariado:confirmar_asistencia', {
  access,
  takes: {
    id: inputId,
    people: wire(
      'personas',
      list(object({ folio: volunteerFolio, minutes: wire('minutos', number) }), { max: 60 }),
    ),
  },
  gives: nothing,
  errors: { ...gone, 409: ['hoursSettled', 'hoursTooMany', 'shiftNotOver'] },
});

export const reviewHours = command('voluntariado:revisar_horas', {
  access,
  takes: {
    id: inputId,
    confirms: wire('confirma', flag),
    /** Others than were noted. */
    minutes: wire('minutos', optional(number)),
  },
  gives: nothing,
  errors: settled,
});

/** Of confirmed ones; what stood before is kept. */
export const correctHours = command('voluntariado:corregir_horas', {
  access,
  takes: { id: inputId, minutes: wire('minutos', number), note },
  gives: nothing,
  errors: settled,
});

const span = {
  from: wire('desde', bounded(inputText, { max: 10 })),
  until: wire('hasta', bounded(inputText, { max: 10 })),
};

/** Of what is confirmed between two days. */
export const sumHours = query('voluntariado:sumas', {
  access,
  takes: span,
  gives: object({
    total: wire('total', count),
    byTask,
    byMonth,
    /** The hundred with the most. */
    byVolunteer: wire(
      'por_persona',
      list(object({ folio: count, name: wire('nombre', text), minutes })),
    ),
  }),
});

export const exportHours = fileQuery('voluntariado:exportar_horas', {
  access,
  produces: 'text/csv',
  takes: span,
});

export type OwnHours = DataOfCall<typeof findOwnHours>;
export type HoursOf = DataOfCall<typeof findHoursOf>;
export type HoursToReview = DataOfCall<typeof findHoursToReview>;
