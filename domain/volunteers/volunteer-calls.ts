import { command, creation, type DataOfCall, query } from '../contract/call.ts';
import {
  bounded,
  count,
  flag,
  inputText,
  instant,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { ownTransitionWords, volunteerStates } from './volunteer-machine.ts';
import { freeTimes, volunteerAges, volunteerTasks, weekdays } from './volunteer-words.ts';

/** What somebody does who would like to volunteer, and what a volunteer does about themselves. */

const key = wire('clave', bounded(text, { max: 100 }));
const gone = { 404: ['notFound'] } as const;
const line = bounded(inputText, { max: 500 });
const long = bounded(inputText, { max: 10_000 });
export const applyToVolunteer = creation('voluntariado:solicitar', {
  access: 'everyone',
  takes: {
    tasks: wire('tareas', list(word(volunteerTasks), { max: volunteerTasks.values.length })),
    days: wire('dias', list(word(weekdays), { max: weekdays.values.length })),
    times: wire('horarios', list(word(freeTimes), { max: freeTimes.values.length })),
    age: wire('edad', word(volunteerAges)),
    guardian: wire('tutor', optionally(line, '')),
    guardianPhone: wire('telefono_tutor', optionally(line, '')),
    postalCode: wire('cp', line),
    experience: wire('experiencia', optionally(long, '')),
    why: wire('motivo', optionally(long, '')),
    name: wire('nombre', line),
    phone: wire('telefono', line),
    /** The account's stands for it. */
    email: wire('correo', optionally(line, '')),
    captcha: optional(bounded(text, { max: 10_000 })),
  },
  gives: object({
    /** A mail asks for it; nobody reads the application before. */
    mustConfirm: wire('falta_confirmar', flag),
  }),
  errors: { 409: ['volunteerAlready'], 422: ['captchaRequired', 'captchaExpired'] },
});

/** Without how whoever applied is reached, for a mail may have gone to a wrong address. */
export const openVolunteerApplication = query('voluntariado:consultar', {
  access: 'everyone',
  takes: { key },
  gives: object(
    {
      folio: count,
      createdAt: wire('created_at', instant),
      state: wire('estado', word(volunteerStates)),
      tasks: wire('tareas', list(word(volunteerTasks))),
      mayWithdraw: wire('puede_retirar', flag),
      steps: wire(
        'historia',
        list(
          object({
            at: wire('fecha', instant),
            state: wire('estado', word(volunteerStates)),
            words: wire('texto', text),
          }),
        ),
      ),
    },
    'FollowedVolunteerApplication',
  ),
  errors: gone,
});

const changing = { ...gone, 409: ['transitionNotAllowed'] } as const;

export const confirmVolunteer = command('voluntariado:confirmar', {
  access: 'everyone',
  takes: { key },
  gives: nothing,
  errors: { ...gone, 409: ['transitionNotAllowed', 'volunteerAlready'] },
});

export const withdrawVolunteer = command('voluntariado:retirar', {
  access: 'everyone',
  takes: { key },
  gives: nothing,
  errors: changing,
});

/** null of somebody who has never applied. */
export const findOwnVolunteering = query('voluntariado:mio', {
  access: 'session',
  gives: nullable(
    object(
      {
        folio: count,
        name: wire('nombre', text),
        createdAt: wire('created_at', instant),
        state: wire('estado', word(volunteerStates)),
        tasks: wire('tareas', list(word(volunteerTasks))),
        phone: wire('telefono', text),
        emergencyName: wire('contacto_emergencia', text),
        emergencyPhone: wire('telefono_emergencia', text),
        transitions: wire('transiciones', list(word(ownTransitionWords))),
        steps: wire(
          'historia',
          list(
            object({
              at: wire('fecha', instant),
              state: wire('estado', word(volunteerStates)),
              words: wire('texto', text),
            }),
          ),
        ),
      },
      'OwnVolunteering',
    ),
  ),
});

export const saveVolunteerContact = command('voluntariado:guardar_contacto', {
  access: 'session',
  takes: {
    phone: wire('telefono', line),
    emergencyName: wire('contacto_emergencia', line),
    emergencyPhone: wire('telefono_emergencia', line),
  },
  gives: nothing,
  errors: gone,
});

export const moveOwnVolunteering = command('voluntariado:cambiar_estado', {
  access: 'session',
  takes: { transition: wire('transicion', word(ownTransitionWords)) },
  gives: nothing,
  errors: changing,
});

export type OwnVolunteering = NonNullable<DataOfCall<typeof findOwnVolunteering>>;
