import {
  bounded,
  count,
  day,
  flag,
  freeWord,
  id,
  inputText,
  list,
  nullable,
  object,
  optional,
  optionalFreeWord,
  optionally,
  text,
  typedNumber,
  wire,
  word,
} from '../contract/shape.ts';
import { species } from '../pets/vocabularies.ts';
import {
  fosterAges,
  fosterHomeStatus,
  fosterLimits,
  fosterSizes,
  fosterSkills,
  fosterSpecies,
} from './foster-home.ts';

/** What calls say of foster homes. */

/** Whom one can call. */
export const contact = object({
  name: wire('nombre', text),
  email: wire('correo', text),
  phone: wire('telefono', text),
});

export const homeFields = {
  id,
  status: wire('estado', word(fosterHomeStatus)),
  species: wire('especie', word(fosterSpecies)),
  places: wire('lugares', bounded(count, { max: fosterLimits.places })),
  ages: wire('edades', list(word(fosterAges))),
  sizes: wire('tamanos', list(word(fosterSizes))),
  skills: wire('puede', list(word(fosterSkills))),
  animals: wire('animales', text),
  notes: wire('notas', text),
  city: wire('ciudad', text),
  availableUntil: wire('hasta', nullable(day)),
};

/** The animals for which a home is looked for. */
export const needsAsked = {
  species: wire('especie', freeWord(species)),
  count: wire('cuantos', typedNumber),
  age: wire('edad', optionalFreeWord(fosterAges)),
  size: wire('tamano', optionalFreeWord(fosterSizes)),
  skills: wire(
    'cuidados',
    optional(list(freeWord(fosterSkills), { max: fosterSkills.values.length, isOneField: true })),
  ),
  city: wire('ciudad', optional(inputText)),
};

export const needsFields = {
  species: wire('especie', word(species)),
  count: wire('cuantos', count),
  age: wire('edad', nullable(word(fosterAges))),
  size: wire('tamano', nullable(word(fosterSizes))),
  skills: wire('cuidados', list(word(fosterSkills))),
  city: wire('ciudad', text),
};

/** For whoever manages homes: of everybody, instead of the caller's own. */
export const ofAll = wire('todas', optionally(flag, false));
