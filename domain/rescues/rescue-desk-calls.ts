import { z } from 'zod';
import {
  command,
  creation,
  type DataOfCall,
  fileQuery,
  pagedQuery,
  query,
} from '../contract/call.ts';
import { page } from '../contract/page-shapes.ts';
import {
  bounded,
  count,
  flag,
  id,
  inputId,
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
import { federalState } from '../federal-states.ts';
import { intakeKind } from '../intakes/intake.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { deskTransitionWords, rescueStates } from './rescue-machine.ts';
import { dayParts, rescueKinds, rescueSpecies, urgencies } from './rescue-words.ts';

/** The desk of whoever attends to reports. */

const access = { right: 'rescues.attend' } as const;
const folio = bounded(count, { min: 1, max: 2_147_483_647 });
const gone = { 404: ['notFound'] } as const;

/** Attended to by whoever asks, or by nobody. */
export const rescueAssignments = vocabulary({ mine: 'mi', nobodys: 'nadie' });
/** `open`: whatever still waits for something. */
export const rescueScopes = vocabulary({ open: 'abiertos', all: 'todos' });

/** Why another report may be about the same animal: place, species and week, or a photo that looks the same. */
const alikeReasons = vocabulary({ place: 'lugar', photo: 'foto' });
export type AlikeReason = ValueOf<typeof alikeReasons>;

const filters = {
  term: wire('busca', optional(ruled(() => z.string().trim().max(80)))),
  scope: wire('cuales', optional(word(rescueScopes))),
  state: wire('estado', optional(word(rescueStates))),
  kind: wire('tipo', optional(word(rescueKinds))),
  urgency: wire('urgencia', optional(word(urgencies))),
  assigned: wire('asignado', optional(word(rescueAssignments))),
  federalState: wire('entidad', optional(bounded(text, { max: 60 }))),
};

const colleague = object({ id, name: wire('nombre', text) }, 'Rescuer');

const row = {
  id,
  folio: count,
  createdAt: wire('created_at', instant),
  activityAt: wire('actividad', instant),
  kind: wire('tipo', word(rescueKinds)),
  species: wire('especie', word(rescueSpecies)),
  urgency: wire('urgencia', word(urgencies)),
  state: wire('estado', word(rescueStates)),
  isOpen: wire('abierto', flag),
  /** Its author wrote, and nobody has answered since. */
  waits: wire('espera_respuesta', flag),
  postalCode: wire('cp', text),
  /** '' where the postal code tells none. */
  federalState: wire('entidad', text),
  place: wire('lugar', text),
  photos: wire('fotos', count),
  attendedBy: wire('quien_va', nullable(colleague)),
};

export const findRescues = pagedQuery('auxilios:bandeja', {
  access,
  takes: { page, ...filters },
  gives: list(object(row, 'RescueRow')),
});

export const countRescues = query('auxilios:cuentas', {
  access,
  gives: object({
    open: wire('abiertos', count),
    now: wire('ahora', count),
    nobodys: wire('sin_atender', count),
    mine: wire('mios', count),
    byState: wire(
      'por_estado',
      list(object({ state: wire('estado', word(rescueStates)), total: count })),
    ),
    byKind: wire('por_tipo', list(object({ kind: wire('tipo', word(rescueKinds)), total: count }))),
    byPlace: wire('por_entidad', list(object({ place: wire('entidad', text), total: count }))),
    /** When they came, by the clocks of the portal. */
    byDayPart: wire(
      'por_horario',
      list(object({ part: wire('horario', word(dayParts)), total: count })),
    ),
  }),
});

export const openRescueFile = query('auxilios:abrir', {
  access,
  takes: { folio },
  gives: object(
    {
      ...row,
      danger: wire('peligro', flag),
      exposed: wire('expuesto', flag),
      alone: wire('solo', flag),
      /** "19.43261,-99.13321"; '' without one. */
      position: wire('posicion', text),
      words: wire('texto', text),
      name: wire('nombre', text),
      phone: wire('telefono', text),
      email: wire('correo', text),
      language: wire('idioma', language),
      hasAccount: wire('con_cuenta', flag),
      expiresAt: wire('vence', instant),
      /** Each opens for a quarter of an hour. */
      pictures: wire('imagenes', list(text)),
      petId: wire('mascota', nullable(id)),
      transitions: wire('transiciones', list(word(deskTransitionWords))),
      mayAdmit: wire('puede_ingresar', flag),
      history: wire(
        'historia',
        list(
          object({
            at: wire('fecha', instant),
            state: wire('estado', word(rescueStates)),
            by: wire('por', nullable(colleague)),
            words: wire('texto', text),
          }),
        ),
      ),
      entries: wire(
        'mensajes',
        list(
          object({
            id,
            createdAt: wire('created_at', instant),
            isOurs: wire('nuestro', flag),
            author: wire('autor', nullable(colleague)),
            text: wire('texto', text),
          }),
        ),
      ),
      /** Other open ones that may be about the same animal. */
      alike: wire(
        'parecidos',
        list(
          object({
            folio: count,
            createdAt: wire('created_at', instant),
            place: wire('lugar', text),
            reasons: wire('motivos', list(word(alikeReasons))),
          }),
        ),
      ),
    },
    'RescueFile',
  ),
  errors: gone,
});

export const findRescuers = query('auxilios:equipo', { access, gives: list(colleague) });

/** "I am going", or somebody else is; null: nobody. */
export const assignRescue = command('auxilios:asignar', {
  access,
  takes: { folio, to: wire('cuenta', nullable(inputId)) },
  gives: nothing,
  errors: { ...gone, 409: ['rescuerUnknown', 'rescueClosed'] },
});

export const writeToReporter = creation('auxilios:escribir', {
  access,
  takes: { folio, text: wire('texto', inputText) },
  gives: object({ id }),
  errors: { ...gone, 409: ['rescueTooLong'] },
});

/** What is said goes to whoever reported it. */
export const moveRescue = command('auxilios:transitar', {
  access,
  takes: {
    folio,
    transition: wire('transicion', word(deskTransitionWords)),
    words: wire('texto', optionally(inputText, '')),
  },
  gives: nothing,
  errors: { ...gone, 409: ['transitionNotAllowed'] },
});

export const setRescueUrgency = command('auxilios:urgencia', {
  access,
  takes: { folio, urgency: wire('urgencia', word(urgencies)) },
  gives: nothing,
  errors: { ...gone, 409: ['rescueClosed'] },
});

/** The animal has a record, on which it is noted how it came. */
export const admitAnimal = command('auxilios:ingresar', {
  access,
  takes: {
    folio,
    petId: wire('mascota', inputId),
    kind: wire('tipo', word(intakeKind)),
    /** YYYY-MM-DD */
    cameOn: wire('fecha', inputText),
  },
  gives: nothing,
  errors: { ...gone, 409: ['transitionNotAllowed'] },
});

const choice = {
  federalStates: wire('entidades', list(word(federalState), { max: federalState.values.length })),
  kinds: wire('tipos', list(word(rescueKinds), { max: rescueKinds.values.length })),
};

/** Of which reports whoever asks is told by mail; nothing chosen: of all. */
export const findRescueChoice = query('auxilios:mis_avisos', {
  access,
  gives: object(choice, 'RescueChoice'),
});

export const chooseRescues = command('auxilios:elegir_avisos', {
  access,
  takes: choice,
  gives: nothing,
});

export const exportRescues = fileQuery('auxilios:exportar', {
  access,
  produces: 'text/csv',
  takes: filters,
});

export type RescueRow = DataOfCall<typeof findRescues>[number];
export type RescueFile = DataOfCall<typeof openRescueFile>;
