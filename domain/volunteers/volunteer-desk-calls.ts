import { z } from 'zod';
import { command, type DataOfCall, fileQuery, pagedQuery, query } from '../contract/call.ts';
import { page } from '../contract/page-shapes.ts';
import {
  bounded,
  count,
  flag,
  id,
  inputText,
  instant,
  language,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  ruled,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { vocabulary } from '../vocabulary.ts';
import { deskTransitionWords, volunteerStates } from './volunteer-machine.ts';
import { freeTimes, volunteerAges, volunteerTasks, weekdays } from './volunteer-words.ts';

/** The desk of whoever coordinates volunteers. */

const access = { right: 'volunteers.coordinate' } as const;
export const volunteerFolio = bounded(count, { min: 1, max: 2_147_483_647 });
const gone = { 404: ['notFound'] } as const;

/** Applications that wait, volunteers (also paused), or all but the unconfirmed. */
export const volunteerScopes = vocabulary({
  open: 'por_decidir',
  active: 'voluntarios',
  all: 'todos',
});

const filters = {
  term: wire('busca', optional(ruled(() => z.string().trim().max(80)))),
  scope: wire('cuales', optional(word(volunteerScopes))),
  state: wire('estado', optional(word(volunteerStates))),
  task: wire('tarea', optional(word(volunteerTasks))),
};

const row = {
  id,
  folio: count,
  createdAt: wire('created_at', instant),
  state: wire('estado', word(volunteerStates)),
  name: wire('nombre', text),
  /** What they may do once accepted; what they would like until then. */
  tasks: wire('tareas', list(word(volunteerTasks))),
  age: wire('edad', word(volunteerAges)),
  postalCode: wire('cp', text),
  federalState: wire('entidad', text),
};

export const findVolunteers = pagedQuery('voluntariado:bandeja', {
  access,
  takes: { page, ...filters },
  gives: list(object(row, 'VolunteerRow')),
});

export const countVolunteers = query('voluntariado:cuentas', {
  access,
  gives: object({
    open: wire('por_decidir', count),
    active: wire('activos', count),
    paused: wire('en_pausa', count),
    byState: wire(
      'por_estado',
      list(object({ state: wire('estado', word(volunteerStates)), total: count })),
    ),
    /** Of volunteers, by what they may do. */
    byTask: wire(
      'por_tarea',
      list(object({ task: wire('tarea', word(volunteerTasks)), total: count })),
    ),
  }),
});

export const openVolunteer = query('voluntariado:abrir', {
  access,
  takes: { folio: volunteerFolio },
  gives: object(
    {
      ...row,
      wished: wire('tareas_pedidas', list(word(volunteerTasks))),
      days: wire('dias', list(word(weekdays))),
      times: wire('horarios', list(word(freeTimes))),
      guardian: wire('tutor', text),
      guardianPhone: wire('telefono_tutor', text),
      /** When the guardian's consent was noted; null without it. */
      consentAt: wire('permiso_anotado', nullable(instant)),
      experience: wire('experiencia', text),
      why: wire('motivo', text),
      phone: wire('telefono', text),
      email: wire('correo', text),
      language: wire('idioma', language),
      hasAccount: wire('con_cuenta', flag),
      emergencyName: wire('contacto_emergencia', text),
      emergencyPhone: wire('telefono_emergencia', text),
      note: wire('nota', text),
      transitions: wire('transiciones', list(word(deskTransitionWords))),
      history: wire(
        'historia',
        list(
          object({
            at: wire('fecha', instant),
            state: wire('estado', word(volunteerStates)),
            by: wire('por', nullable(text)),
            words: wire('texto', text),
          }),
        ),
      ),
    },
    'VolunteerFile',
  ),
  errors: gone,
});

/** What is said goes to them. */
export const moveVolunteer = command('voluntariado:transitar', {
  access,
  takes: {
    folio: volunteerFolio,
    transition: wire('transicion', word(deskTransitionWords)),
    words: wire('texto', optionally(inputText, '')),
    /** What they may do, with `aceptar`. */
    tasks: wire(
      'tareas',
      optional(list(word(volunteerTasks), { max: volunteerTasks.values.length })),
    ),
  },
  gives: nothing,
  errors: {
    ...gone,
    409: ['transitionNotAllowed', 'volunteerConsentMissing', 'volunteerAlready'],
  },
});

/** What they may do, and what the desk notes for itself. */
export const saveVolunteer = command('voluntariado:guardar', {
  access,
  takes: {
    folio: volunteerFolio,
    tasks: wire('tareas', list(word(volunteerTasks), { max: volunteerTasks.values.length })),
    note: wire('nota', optionally(bounded(inputText, { max: 10_000 }), '')),
  },
  gives: nothing,
  errors: gone,
});

/** The guardian of a minor has given it in writing. */
export const noteConsent = command('voluntariado:anotar_permiso', {
  access,
  takes: { folio: volunteerFolio },
  gives: nothing,
  errors: gone,
});

export const exportVolunteers = fileQuery('voluntariado:exportar', {
  access,
  produces: 'text/csv',
  takes: filters,
});

export type VolunteerRow = DataOfCall<typeof findVolunteers>[number];
export type VolunteerFile = DataOfCall<typeof openVolunteer>;
