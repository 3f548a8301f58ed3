import { command, creation, type DataOfCall, fileQuery, query } from '../contract/call.ts';
import {
  bounded,
  count,
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
import { volunteerFolio } from './volunteer-desk-calls.ts';
import { volunteerTasks } from './volunteer-words.ts';

/** Shifts: what volunteers do with theirs, and the rota that coordinators keep. */

const gone = { 404: ['notFound'] } as const;
const rota = { right: 'volunteers.coordinate' } as const;

const shift = {
  id,
  task: wire('tarea', word(volunteerTasks)),
  place: wire('lugar', text),
  startsAt: wire('inicia', instant),
  endsAt: wire('termina', instant),
  places: wire('lugares', count),
  taken: wire('ocupados', count),
  notes: wire('notas', text),
};

/** Of the tasks that the caller may do, from now on; and what others offer. */
export const findShifts = query('voluntariado:turnos', {
  access: 'session',
  gives: object({
    shifts: wire(
      'turnos',
      list(
        object(
          {
            ...shift,
            isMine: wire('mio', flag),
            /** With one of the caller's others. */
            overlaps: wire('se_encima', flag),
            /** First names, of those on a shift of the caller. */
            mates: wire('companeros', list(text)),
            isOffered: wire('ofrecido', flag),
            /** Too late to leave it without telling the coordinators. */
            isLate: wire('es_tarde', flag),
          },
          'VolunteerShift',
        ),
      ),
    ),
    offers: wire(
      'cambios',
      list(
        object(
          {
            id,
            shiftId: wire('turno', id),
            by: wire('de', text),
            /** For which alone it is given; null: to anybody. */
            wants: wire('a_cambio_de', nullable(id)),
          },
          'VolunteerOffer',
        ),
      ),
    ),
  }),
});

const named = { id: inputId } as const;
const taking = {
  ...gone,
  409: [
    'volunteerInactive',
    'shiftTask',
    'shiftFull',
    'shiftOver',
    'shiftOverlaps',
    'tooManyShifts',
  ],
} as const;

export const takeShift = command('voluntariado:tomar_turno', {
  access: 'session',
  takes: named,
  gives: nothing,
  errors: taking,
});

export const leaveShift = command('voluntariado:dejar_turno', {
  access: 'session',
  takes: {
    ...named,
    /** The coordinators are told that nobody comes, however late it is. */
    tells: wire('avisa', optionally(flag, false)),
  },
  gives: nothing,
  errors: { ...gone, 409: ['shiftNotOwn', 'shiftOver', 'shiftLate'] },
});

/** To whoever may do it and is free, or for another shift alone, of whoever is on that one. */
export const offerShift = command('voluntariado:ofrecer_turno', {
  access: 'session',
  takes: { ...named, wants: wire('a_cambio_de', optional(nullable(inputId))) },
  gives: nothing,
  errors: { ...gone, 409: ['shiftNotOwn', 'shiftOver', 'shiftTask', 'shiftOverlaps'] },
});

export const withdrawOffer = command('voluntariado:retirar_oferta', {
  access: 'session',
  takes: named,
  gives: nothing,
  errors: { ...gone, 409: ['shiftNotOwn'] },
});

/** By the offer's id. */
export const takeOffer = command('voluntariado:tomar_cambio', {
  access: 'session',
  takes: named,
  gives: nothing,
  errors: { ...taking, 409: [...taking[409], 'shiftTaken', 'shiftNotOwn'] },
});

/** One shift for a calendar. */
export const downloadShift = fileQuery('voluntariado:turno_ics', {
  access: 'session',
  produces: 'text/calendar',
  takes: named,
  errors: gone,
});

const addressOf = object({ url: nullable(text) });
export const findShiftCalendar = query('voluntariado:calendario', {
  access: 'session',
  gives: addressOf,
});
export const renewShiftCalendar = command('voluntariado:renovar_calendario', {
  access: 'session',
  gives: addressOf,
  errors: gone,
});
export const removeShiftCalendar = command('voluntariado:quitar_calendario', {
  access: 'session',
  gives: nothing,
});

const person = object(
  {
    folio: count,
    name: wire('nombre', text),
    isOffered: wire('lo_ofrece', flag),
  },
  'VolunteerOnShift',
);

/** Seven days from one on. */
export const findRota = query('voluntariado:rol', {
  access: rota,
  takes: { from: wire('desde', bounded(inputText, { max: 10 })) },
  gives: list(
    object(
      {
        ...shift,
        isCanceled: wire('cancelado', flag),
        isReviewed: wire('horas_revisadas', flag),
        people: wire('personas', list(person)),
      },
      'RotaShift',
    ),
  ),
});

export const createShifts = creation('voluntariado:crear_turnos', {
  access: rota,
  takes: {
    task: wire('tarea', word(volunteerTasks)),
    place: wire('lugar', inputText),
    day: wire('dia', inputText),
    from: wire('desde', inputText),
    until: wire('hasta', inputText),
    places: wire('lugares', number),
    weeks: wire('semanas', optionally(number, 1)),
    notes: wire('notas', optionally(inputText, '')),
  },
  gives: object({ ids: list(id) }),
  errors: {},
});

/** Whoever is on it is told. */
export const cancelShift = command('voluntariado:cancelar_turno', {
  access: rota,
  takes: { ...named, words: wire('texto', optionally(inputText, '')) },
  gives: nothing,
  errors: { ...gone, 409: ['shiftOver'] },
});

/** Who may be put on a shift: those who volunteer, may do its task and are free. */
export const findFree = query('voluntariado:disponibles', {
  access: rota,
  takes: named,
  gives: list(object({ folio: count, name: wire('nombre', text) }, 'FreeVolunteer')),
  errors: gone,
});

export const assignShift = command('voluntariado:asignar_turno', {
  access: rota,
  takes: { ...named, folio: volunteerFolio },
  gives: nothing,
  errors: taking,
});

export const releaseShift = command('voluntariado:liberar_turno', {
  access: rota,
  takes: { ...named, folio: volunteerFolio },
  gives: nothing,
  errors: { ...gone, 409: ['shiftNotOwn', 'shiftOver'] },
});

type FoundShifts = DataOfCall<typeof findShifts>;
export type VolunteerShift = FoundShifts['shifts'][number];
export type RotaShift = DataOfCall<typeof findRota>[number];
