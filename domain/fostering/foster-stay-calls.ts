import { command, creation, type DataOfCall, pagedQuery, query } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  count,
  day,
  flag,
  freeWord,
  id,
  inputId,
  inputText,
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
import { fosterSpecies } from './foster-home.ts';
import { placementEnds, placementLimits } from './foster-placement.ts';
import { contact, ofAll } from './foster-shapes.ts';

/** Stays of pets in foster homes. */

const plan = {
  plannedUntil: wire('previsto', optional(nullable(inputText))),
  lent: wire(
    'prestamos',
    optionally(
      list(
        object({
          what: wire('que', inputText),
          returned: wire('devuelto', optionally(flag, false)),
        }),
        { max: placementLimits.lent, isOneField: true },
      ),
      [],
    ),
  ),
  notes: wire('notas', optionally(inputText, '')),
};

const stayFields = {
  id,
  petId: wire('mascota_id', id),
  startedOn: wire('desde', day),
  plannedUntil: wire('previsto', nullable(day)),
  lent: wire(
    'prestamos',
    list(object({ what: wire('que', text), returned: wire('devuelto', flag) })),
  ),
  notes: wire('notas', text),
  days: wire('dias', count),
};

const stay = object(
  {
    ...stayFields,
    petName: wire('mascota', text),
    endedOn: wire('hasta', nullable(day)),
    endReason: wire('motivo', nullable(word(placementEnds))),
    home: wire(
      'hogar',
      nullable(
        object({
          id,
          city: wire('ciudad', text),
          name: wire('nombre', text),
          contact: wire('contacto', nullable(contact)),
        }),
      ),
    ),
  },
  'FosterStay',
);

export const placePet = creation('hogares:colocar', {
  access: 'session',
  takes: {
    petId: wire('mascota_id', inputId),
    homeId: wire('hogar_id', inputId),
    startedOn: wire('desde', inputText),
    ...plan,
    isAgreed: wire('de_acuerdo', optionally(flag, false)),
  },
  gives: object({ id }),
  errors: {
    404: ['notFound'],
    409: [
      'fosterPetAway',
      'fosterHomeNotOpen',
      'fosterHomeFull',
      'fosterHomeOtherSpecies',
      'fosterElsewhere',
    ],
  },
});

export const changeStay = command('hogares:corregir_estancia', {
  access: 'session',
  takes: { id: inputId, ...plan },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

export const endStay = command('hogares:terminar_estancia', {
  access: 'session',
  takes: {
    id: inputId,
    endedOn: wire('dia', inputText),
    reason: wire('motivo', freeWord(placementEnds)),
  },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['fosterStayEnded'] },
});

export const readPetFostering = query('hogares:de_mascota', {
  access: 'session',
  takes: { id: inputId },
  gives: object({
    pet: wire(
      'mascota',
      object({
        id,
        name: wire('nombre', text),
        species: wire('especie', word(species)),
        sex: wire('sexo', word(sex)),
      }),
    ),
    stays: wire('estancias', list(stay)),
    homes: wire(
      'hogares',
      list(
        object({
          id,
          name: wire('nombre', text),
          city: wire('ciudad', text),
          species: wire('especie', word(fosterSpecies)),
          places: wire('lugares', count),
          taken: wire('ocupados', count),
        }),
      ),
    ),
  }),
  errors: { 404: ['notFound'] },
});

export const findStays = pagedQuery('hogares:estancias', {
  access: 'session',
  takes: { ofAll, page, limit },
  gives: list(stay),
  errors: { 403: ['forbidden'] },
});

export const findGuests = query('hogares:mis_animales', {
  access: 'session',
  gives: list(
    object(
      {
        ...stayFields,
        pet: wire(
          'mascota',
          object({ id, name: wire('nombre', text), species: wire('especie', word(species)) }),
        ),
        owner: wire('contacto', nullable(contact)),
      },
      'FosteredAnimal',
    ),
  ),
});

export type PetFostering = DataOfCall<typeof readPetFostering>;
export type Stay = PetFostering['stays'][number];
export type Guest = DataOfCall<typeof findGuests>[number];
