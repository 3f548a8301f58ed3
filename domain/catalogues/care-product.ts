import { z } from 'zod';
import { line, optionalLine } from '../accounts/fields.ts';
import { careSpecies, scheduledKind } from '../care/care-kinds.ts';
import { type EntityOf, ruled, ruledWord, unqueried } from '../contract/field.ts';
import type { MessageKey } from '../messages.ts';
import { byKeepers, defineCatalogue, rowFields, versionField } from './catalogue.ts';

const error = (key: MessageKey) => ({ error: key });

/** A whole number, or the text of one, as forms send it. */
const whole = (least: number, most: number, usual: number) =>
  z
    .preprocess(
      (value) =>
        typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value,
      z
        .int(error('valueInvalid'))
        .min(least, error('valueInvalid'))
        .max(most, error('valueInvalid')),
    )
    .default(usual);

const number = { ...byKeepers, ...unqueried, keyboard: 'numeric' } as const;

const careProductFields = {
  ...rowFields(byKeepers),
  name: ruled(
    'nombre',
    'text',
    line(80, 'nameRequired'),
    { es: 'Nombre', en: 'Name' },
    { ...byKeepers, searchable: true },
  ),
  nameEn: ruled(
    'nombre_en',
    'text',
    optionalLine(80),
    { es: 'Nombre en inglés', en: 'Name in English' },
    {
      ...byKeepers,
      ...unqueried,
      hint: {
        es: 'Sin él, en inglés se lee el nombre en español.',
        en: 'Without one the Spanish name is shown in English too.',
      },
    },
  ),
  kind: ruledWord(
    'tipo',
    scheduledKind,
    z.enum(scheduledKind.values, error('chooseOption')),
    { es: 'Tipo', en: 'Kind' },
    {
      ...byKeepers,
      wordLabels: {
        vaccine: { es: 'Vacuna', en: 'Vaccine' },
        deworming: { es: 'Desparasitante', en: 'Dewormer' },
      },
    },
  ),
  species: ruledWord(
    'especie',
    careSpecies,
    z.enum(careSpecies.values, error('chooseOption')),
    { es: 'Especie', en: 'Species' },
    {
      ...byKeepers,
      wordLabels: {
        cat: { es: 'Gatos', en: 'Cats' },
        dog: { es: 'Perros', en: 'Dogs' },
        both: { es: 'Gatos y perros', en: 'Cats and dogs' },
      },
    },
  ),
  series: ruled(
    'esquema',
    'text',
    line(40),
    { es: 'Esquema', en: 'Schedule' },
    {
      ...byKeepers,
      ...unqueried,
      hint: {
        es: 'Los productos con el mismo esquema se sustituyen: una dosis de cualquiera cuenta para todos.',
        en: 'Products with the same schedule replace each other: a dose of any counts for all.',
      },
    },
  ),
  against: ruled(
    'contra',
    'text',
    optionalLine(200),
    { es: 'Contra qué protege', en: 'What it protects against' },
    { ...byKeepers, ...unqueried },
  ),
  firstWeeks: ruled(
    'semanas_primera',
    'number',
    whole(0, 520, 8),
    { es: 'Primera dosis: semanas de edad', en: 'First dose: weeks of age' },
    number,
  ),
  earliestWeeks: ruled(
    'semanas_minimas',
    'number',
    whole(0, 520, 0),
    {
      es: 'Edad mínima: semanas (antes la dosis no cuenta)',
      en: 'Youngest age: weeks (earlier, a dose does not count)',
    },
    number,
  ),
  lastWeeks: ruled(
    'semanas_maximas',
    'number',
    whole(0, 520, 0),
    {
      es: 'Solo para cachorros de menos de estas semanas (0: sin límite)',
      en: 'Only for the young below these weeks (0: no limit)',
    },
    number,
  ),
  youngDoses: ruled(
    'dosis_cachorro',
    'number',
    whole(1, 12, 1),
    { es: 'Primeras dosis en cachorros', en: 'First doses of kittens and puppies' },
    number,
  ),
  adultDoses: ruled(
    'dosis_adulto',
    'number',
    whole(1, 12, 1),
    {
      es: 'Primeras dosis en adultos o sin historial',
      en: 'First doses of adults and without history',
    },
    number,
  ),
  intervalDays: ruled(
    'dias_entre_dosis',
    'number',
    whole(1, 366, 21),
    { es: 'Días entre las primeras dosis', en: 'Days between first doses' },
    number,
  ),
  shortestDays: ruled(
    'dias_minimos',
    'number',
    whole(0, 366, 0),
    {
      es: 'Días que pasan al menos entre dos dosis',
      en: 'Days that pass at least between two doses',
    },
    number,
  ),
  seriesEndWeeks: ruled(
    'semanas_fin',
    'number',
    whole(0, 520, 0),
    {
      es: 'Última dosis en cachorros: a estas semanas de edad o después (0: no importa)',
      en: 'Last first dose of the young: at these weeks of age or later (0: any)',
    },
    number,
  ),
  monthlyUntilWeeks: ruled(
    'mensual_hasta',
    'number',
    whole(0, 520, 0),
    {
      es: 'Después cada mes, hasta estas semanas de edad (0: no)',
      en: 'Then monthly, until these weeks of age (0: no)',
    },
    number,
  ),
  boosterDays: ruled(
    'dias_refuerzo',
    'number',
    whole(0, 1_830, 365),
    { es: 'Días entre refuerzos (0: sin refuerzo)', en: 'Days between boosters (0: none)' },
    number,
  ),
  routine: ruled(
    'de_rutina',
    'flag',
    z.boolean(error('chooseOption')).default(false),
    {
      es: 'Le toca a todas, también sin una primera dosis',
      en: 'Due for all, also without a first dose',
    },
    byKeepers,
  ),
  note: ruled(
    'nota',
    'text',
    optionalLine(200).default(''),
    { es: 'Nota para quien la pone', en: 'Note for whoever gives it' },
    { ...byKeepers, ...unqueried },
  ),
  noteEn: ruled(
    'nota_en',
    'text',
    optionalLine(200).default(''),
    { es: 'Nota en inglés', en: 'Note in English' },
    { ...byKeepers, ...unqueried },
  ),
  source: ruled(
    'fuente',
    'text',
    optionalLine(200).default(''),
    { es: 'Guía de la que viene', en: 'Guideline that it comes from' },
    { ...byKeepers, ...unqueried },
  ),
  active: ruled(
    'activo',
    'flag',
    z.boolean(error('chooseOption')).default(true),
    { es: 'Se ofrece al registrar', en: 'Offered when recording' },
    byKeepers,
  ),
  version: versionField,
};

export type CareProduct = Omit<EntityOf<typeof careProductFields>, 'createdAt' | 'version'>;

/** Vaccines and dewormings, each with its schedule. */
export const careProducts = defineCatalogue({
  schema: 'productos_cuidado',
  title: { es: 'Vacunas y desparasitantes', en: 'Vaccines and dewormers' },
  about: {
    es: 'Lo que se registra en la cartilla de cada mascota y cuándo toca la siguiente dosis. Es una guía: un veterinario debe revisarla antes de usarla y decide en cada caso.',
    en: 'What is recorded in the medical record of each pet, and when the next dose is due. It is a guide: a veterinarian must review it before it is used, and decides for each pet.',
  },
  fields: careProductFields,
  name: 'name',
  shown: ['kind', 'species', 'firstWeeks', 'seriesEndWeeks', 'boosterDays', 'active', 'source'],
  searched: (term) => ['name', term],
  readBy: 'session',
  editing: { unique: 'name', most: 200 },
});
