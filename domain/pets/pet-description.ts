import { z } from 'zod';
import { type EntityOf, open, own, ruled, ruledWord } from '../contract/field.ts';
import { isDate } from '../dates.ts';
import { federalState } from '../federal-states.ts';
import {
  age,
  choice,
  date,
  emptyAsNull,
  error,
  knownOrNot,
  longestNeed,
  longestText,
  microchip,
  mostNeeds,
  petName,
  text,
  weightKg,
  yesOrNo,
} from './description-rules.ts';
import {
  ageUnit,
  breed,
  compatibility,
  energy,
  sex,
  size,
  species,
  yesNo,
} from './vocabularies.ts';

/**
 * What a person says about a pet, each with its rule. The form, the import and the wire all end in this shape. Of age and
 * birth date one is enough: the other one follows (`withBirth`).
 */
export const descriptionFields = {
  name: ruled(
    'nombre',
    'text',
    petName(longestText.name),
    { es: 'Nombre', en: 'Name' },
    {
      ...open,
      searchable: true,
    },
  ),
  species: ruledWord(
    'especie',
    species,
    choice(species),
    { es: 'Especie', en: 'Species' },
    {
      ...open,
    },
  ),
  sex: ruledWord('sexo', sex, choice(sex), { es: 'Sexo', en: 'Sex' }, { ...open }),
  ageValue: ruled(
    'edad.valor',
    'number',
    age,
    { es: 'Edad', en: 'Age' },
    {
      ...open,
    },
  ),
  ageUnit: ruledWord(
    'edad.unidad',
    ageUnit,
    choice(ageUnit),
    { es: 'Edad en', en: 'Age in' },
    open,
  ),
  /** YYYY-MM-DD; of a pet whose age is estimated the day that follows from it. */
  bornOn: ruled(
    'nacimiento.fecha',
    'date',
    z.string(error('birthDateInvalid')).refine(isDate, error('birthDateInvalid')),
    { es: 'Fecha de nacimiento', en: 'Date of birth' },
    open,
  ),
  birthEstimated: ruled(
    'nacimiento.estimada',
    'flag',
    yesOrNo,
    { es: 'Nacimiento estimado', en: 'Estimated birth' },
    open,
  ),
  breed: ruledWord('raza', breed, choice(breed), { es: 'Raza', en: 'Breed' }, open),
  size: ruledWord('tamano', size, choice(size), { es: 'Tamaño', en: 'Size' }, open),
  color: ruled('color', 'text', text(longestText.color), { es: 'Color', en: 'Color' }, open),
  /** Kilograms; not every rescue has scales. */
  weightKg: ruled(
    'peso',
    'number',
    z.preprocess(emptyAsNull, weightKg.nullable()),
    { es: 'Peso (kg)', en: 'Weight (kg)' },
    open,
  ),
  microchip: ruled(
    'microchip',
    'text',
    microchip,
    { es: 'Microchip', en: 'Microchip' },
    {
      ...own,
      hint: {
        es: 'Lo que muestra el lector: 15 dígitos; en los antiguos, 9 dígitos o 10 letras y dígitos. Las visitas no lo ven.',
        en: 'What a reader shows: 15 digits; older ones, 9 digits or 10 letters and digits. Visitors do not see it.',
      },
    },
  ),
  goodWithOwnKind: ruledWord(
    'convine',
    compatibility,
    choice(compatibility),
    { es: 'Convive con los de su especie', en: 'Good with their own kind' },
    open,
  ),
  goodWithOtherAnimals: ruledWord(
    'convine_otras',
    compatibility,
    choice(compatibility),
    { es: 'Convive con otras especies', en: 'Good with other animals' },
    open,
  ),
  goodWithChildren: ruledWord(
    'convine_ninos',
    compatibility,
    choice(compatibility),
    { es: 'Convive con niños', en: 'Good with children' },
    open,
  ),
  trained: ruled('entrenado', 'flag', yesOrNo, { es: 'Entrenado', en: 'Trained' }, open),
  houseTrained: ruled('educado', 'flag', yesOrNo, { es: 'Educado', en: 'House-trained' }, open),
  energy: ruledWord(
    'energia',
    energy,
    knownOrNot(choice(energy)),
    { es: 'Energía', en: 'Energy' },
    open,
  ),
  /** Whether it can climb them. */
  stairs: ruledWord(
    'escaleras',
    yesNo,
    knownOrNot(choice(yesNo)),
    { es: 'Puede con escaleras', en: 'Can use stairs' },
    open,
  ),
  needsExperience: ruledWord(
    'requiere_experiencia',
    yesNo,
    knownOrNot(choice(yesNo)),
    { es: 'Necesita una familia con experiencia', en: 'Needs an experienced family' },
    open,
  ),
  dewormed: ruled(
    'desparasitacion',
    'flag',
    yesOrNo,
    { es: 'Desparasitado', en: 'Dewormed' },
    open,
  ),
  /** YYYY-MM-DD */
  lastDewormedOn: ruled(
    'fecha_ultima_desparasitacion',
    'date',
    z.preprocess(emptyAsNull, date.nullable()),
    { es: 'Última desparasitación', en: 'Last dewormed on' },
    own,
  ),
  vaccines: ruled(
    'comentDesparasitacion',
    'text',
    text(longestText.vaccines).pipe(z.string().min(15, error('vaccinesTooShort'))),
    { es: 'Vacunas y desparasitación', en: 'Vaccines and deworming' },
    { ...open, longest: longestText.vaccines, searchable: true },
  ),
  sterilized: ruled(
    'esterilizada',
    'flag',
    yesOrNo,
    { es: 'Esterilizada', en: 'Sterilized' },
    {
      ...open,
    },
  ),
  personality: ruled(
    'personalidad',
    'text',
    text(longestText.personality),
    { es: 'Personalidad', en: 'Personality' },
    { ...open, longest: longestText.personality, searchable: true },
  ),
  /** The review that rescuers write for adopters. */
  story: ruled(
    'comentarios',
    'text',
    text(longestText.story),
    { es: 'Historia', en: 'Story' },
    {
      ...open,
      longest: longestText.story,
      searchable: true,
    },
  ),
  city: ruled(
    'ciudad',
    'text',
    text(longestText.city),
    { es: 'Ciudad', en: 'City' },
    {
      ...open,
      searchable: true,
    },
  ),
  federalState: ruledWord(
    'entidad_federativa',
    federalState,
    choice(federalState),
    { es: 'Entidad federativa', en: 'State' },
    { ...open },
  ),
  /** What a pet in rehabilitation needs; empty for the others. */
  needs: ruled(
    'necesidades',
    'list',
    z
      .array(text(longestNeed), error('chooseAtLeastOne'))
      .max(mostNeeds, error('tooLong'))
      .default([]),
    { es: 'Necesidades', en: 'Needs' },
    { ...open, longest: longestText.needs, searchable: true },
  ),
};

export type PetDescription = EntityOf<typeof descriptionFields>;
