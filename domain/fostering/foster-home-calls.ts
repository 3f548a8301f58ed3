import { command, type DataOfCall, fileQuery, pagedQuery, query } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  bounded,
  count,
  day,
  freeWord,
  id,
  inputText,
  integer,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  text,
  typedNumber,
  wire,
  word,
} from '../contract/shape.ts';
import { species } from '../pets/vocabularies.ts';
import type { Vocabulary } from '../vocabulary.ts';
import {
  fosterAges,
  fosterHomeStatus,
  fosterLimits,
  fosterSizes,
  fosterSkills,
  fosterSpecies,
} from './foster-home.ts';
import { contact, homeFields } from './foster-shapes.ts';

/** The homes that people offer. */

const someOf = <Value extends string>(words: Vocabulary<Value>) =>
  optionally(list(freeWord(words), { max: words.values.length, isOneField: true }), []);

export const findOwnHome = query('hogares:mio', {
  access: 'session',
  gives: nullable(object(homeFields, 'FosterHome')),
});

export const offerHome = command('hogares:ofrecer', {
  access: 'session',
  takes: {
    species: wire('especie', freeWord(fosterSpecies)),
    places: wire('lugares', typedNumber),
    ages: wire('edades', someOf(fosterAges)),
    sizes: wire('tamanos', someOf(fosterSizes)),
    skills: wire('puede', someOf(fosterSkills)),
    animals: wire('animales', optionally(inputText, '')),
    notes: wire('notas', optionally(inputText, '')),
    city: wire('ciudad', inputText),
    availableUntil: wire('hasta', optional(nullable(inputText))),
  },
  gives: object({ id }),
});

export const setHomeStatus = command('hogares:cambiar_estado', {
  access: 'session',
  takes: { status: wire('estado', freeWord(fosterHomeStatus)) },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

const search = {
  status: wire('estado', optional(word(fosterHomeStatus))),
  species: wire('especie', optional(word(species))),
  city: wire('ciudad', optionally(bounded(inputText, { max: 100 }), '')),
  /** Places that have to be free. */
  free: wire('libres', optional(bounded(integer, { min: 0, max: fosterLimits.places }))),
};

export const findHomes = pagedQuery('hogares:consultar', {
  access: { right: 'fosters.manage' },
  takes: { ...search, page, limit },
  gives: list(
    object(
      {
        ...homeFields,
        contact: wire('contacto', nullable(contact)),
        guests: wire(
          'presentes',
          list(
            object({
              petId: wire('mascota_id', id),
              name: wire('mascota', text),
              since: wire('desde', day),
              days: wire('dias', count),
            }),
          ),
        ),
        pastStays: wire('anteriores', count),
        totalDays: wire('dias', count),
      },
      'LoadedFosterHome',
    ),
  ),
});

export const exportHomes = fileQuery('hogares:exportar', {
  access: { right: 'fosters.manage' },
  takes: search,
  produces: 'text/csv',
});

export type ShownHome = NonNullable<DataOfCall<typeof findOwnHome>>;
export type ListedHome = DataOfCall<typeof findHomes>[number];
