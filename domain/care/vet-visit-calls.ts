import { command, creation, type DataOfCall, type GivenToCall, query } from '../contract/call.ts';
import {
  day,
  id,
  inputId,
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
import { sex, species } from '../pets/vocabularies.ts';
import { age, careProduct, confirmation, doneWords, vetWords, weightWord } from './care-shapes.ts';
import { vetLinkLimits, vetLinkState } from './vet-link.ts';

/** Visits that vets without an account write by a link. */

export const inviteVet = creation('visita_veterinaria:invitar', {
  access: 'session',
  takes: { id: inputId },
  gives: object({ id }),
  errors: { 404: ['notFound'], 409: ['vetLinksFull'] },
});

export const findVetLinks = query('visita_veterinaria:enlaces', {
  access: 'session',
  takes: { id: inputId },
  gives: list(
    object(
      {
        id,
        state: wire('estado', word(vetLinkState)),
        createdAt: wire('creado', instant),
        openUntil: wire('abierto_hasta', instant),
        usedAt: wire('usado', nullable(instant)),
        url: nullable(text),
      },
      'VetLink',
    ),
  ),
  errors: { 404: ['notFound'] },
});

export const withdrawVetLink = command('visita_veterinaria:retirar', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['vetLinkUsed'] },
});

export const openVetVisit = query('visita_veterinaria:consultar', {
  access: 'everyone',
  takes: { key: wire('clave', inputId) },
  gives: object({
    state: wire('estado', word(vetLinkState)),
    openUntil: wire('abierto_hasta', instant),
    today: wire('hoy', day),
    pet: wire(
      'mascota',
      nullable(
        object({
          name: wire('nombre', text),
          species: wire('especie', word(species)),
          sex: wire('sexo', word(sex)),
          age: wire('edad', age),
          photo: wire('foto', nullable(text)),
        }),
      ),
    ),
    products: wire('productos', list(careProduct)),
  }),
  errors: { 404: ['notFound'] },
});

export const writeVetVisit = command('visita_veterinaria:registrar', {
  access: 'everyone',
  takes: {
    key: wire('clave', inputId),
    ...vetWords,
    title: wire('motivo', inputText),
    text: wire('hallazgos', optional(inputText)),
    weight: weightWord,
    nextOn: doneWords.nextOn,
    done: wire('aplicado', optionally(list(object(doneWords), { max: vetLinkLimits.done }), [])),
    ...confirmation,
  },
  gives: nothing,
  errors: {
    404: ['notFound'],
    409: ['vetLinkUsed', 'vetLinkWithdrawn', 'vetLinkExpired', 'careFull', 'careUnconfirmed'],
  },
});

export type AskedVisit = DataOfCall<typeof openVetVisit>;
export type FoundVetLink = DataOfCall<typeof findVetLinks>[number];
export type VisitWords = Omit<GivenToCall<typeof writeVetVisit>, 'key'>;
