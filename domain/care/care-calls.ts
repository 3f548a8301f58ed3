import {
  command,
  creation,
  type DataOfCall,
  fileQuery,
  type GivenToCall,
  query,
} from '../contract/call.ts';
import {
  day,
  flag,
  id,
  inputId,
  inputText,
  integer,
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
import { size, species } from '../pets/vocabularies.ts';
import { careLimits } from './care-kinds.ts';
import {
  age,
  careEntryWords,
  careProduct,
  confirmation,
  entryOfRecord,
  nextDoseFields,
  weightWord,
} from './care-shapes.ts';

/** The medical records of pets. */

export const readRecord = query('cuidados:consultar', {
  access: 'session',
  takes: { id: inputId },
  gives: object({
    today: wire('hoy', day),
    pet: wire(
      'mascota',
      object({
        id,
        name: wire('nombre', text),
        species: wire('especie', word(species)),
        size: wire('tamano', word(size)),
        age: wire('edad', age),
        folderId: wire('expediente_id', nullable(id)),
        isWithFamily: wire('con_familia', flag),
        isFamily: wire('familia', flag),
      }),
    ),
    next: wire(
      'proximas',
      list(object({ ...nextDoseFields, lastOn: wire('ultima', nullable(day)) }, 'NextDose')),
    ),
    entries: wire('registros', list(entryOfRecord)),
    products: wire('productos', list(careProduct)),
    /** Kilograms. */
    usualWeight: wire(
      'peso_usual',
      nullable(object({ from: wire('desde', number), to: wire('hasta', number) })),
    ),
  }),
  errors: { 404: ['notFound'] },
});

const creationErrors = { 404: ['notFound'], 409: ['careFull', 'careUnconfirmed'] } as const;

export const addEntry = creation('cuidados:registrar', {
  access: 'session',
  takes: { id: inputId, ...careEntryWords },
  gives: object({ id }),
  errors: creationErrors,
});

export const addEntries = creation('cuidados:registrar_varios', {
  access: 'session',
  takes: {
    petIds: wire('mascotas', list(inputId, { min: 1, max: careLimits.atOnce })),
    ...careEntryWords,
  },
  gives: object({ ids: list(id) }),
  errors: creationErrors,
});

export const startSchedule = creation('cuidados:empezar', {
  access: 'session',
  takes: {
    pets: wire(
      'mascotas',
      list(object({ id: inputId, weight: weightWord }), { min: 1, max: careLimits.atOnce }),
    ),
    onDate: wire('fecha', inputText),
    productId: careEntryWords.productId,
    lot: careEntryWords.lot,
    expiresOn: careEntryWords.expiresOn,
    ...confirmation,
  },
  gives: object({ ids: list(id) }),
  errors: creationErrors,
});

export const correctEntry = command('cuidados:corregir', {
  access: 'session',
  takes: { id: inputId, version: optional(integer), ...careEntryWords },
  gives: nothing,
  errors: {
    403: ['careEntryOfOthers'],
    404: ['notFound'],
    409: ['careChangedSince', 'careUnconfirmed'],
  },
});

export const removeEntry = command('cuidados:borrar', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: { 403: ['careEntryOfOthers'], 404: ['notFound'] },
});

export const restoreEntry = command('cuidados:recuperar', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: { 403: ['careEntryOfOthers'], 404: ['notFound'], 409: ['careUndoOver'] },
});

export const findCareToDo = query('cuidados:por_hacer', {
  access: 'session',
  takes: { ofAll: wire('todas', optionally(flag, false)) },
  gives: object({
    today: wire('hoy', day),
    reminders: wire('recordatorios', flag),
    unrecorded: wire(
      'sin_registro',
      list(
        object(
          {
            petId: wire('mascota_id', id),
            petName: wire('mascota', text),
            species: wire('especie', word(species)),
            groupId: wire('camada', nullable(id)),
          },
          'PetWithoutRecord',
        ),
      ),
    ),
    items: wire(
      'cuidados',
      list(
        object(
          {
            ...nextDoseFields,
            petId: wire('mascota_id', id),
            petName: wire('mascota', text),
            groupId: wire('camada', nullable(id)),
          },
          'CareToDo',
        ),
      ),
    ),
  }),
  errors: { 403: ['forbidden'] },
});

export const setCareReminders = command('cuidados:recordar', {
  access: 'session',
  takes: { reminders: wire('recordatorios', flag) },
  gives: nothing,
});

export const printBooklet = fileQuery('cuidados:cartilla', {
  access: 'session',
  takes: { id: inputId },
  produces: 'application/pdf',
  errors: { 404: ['notFound'] },
});

export const findCareCalendar = query('cuidados:calendario', {
  access: 'session',
  gives: object({ url: nullable(text) }),
});

export const renewCareCalendar = command('cuidados:renovar_calendario', {
  access: 'session',
  gives: object({ url: text }),
});

export const removeCareCalendar = command('cuidados:quitar_calendario', {
  access: 'session',
  gives: nothing,
});

export type MedicalRecord = DataOfCall<typeof readRecord>;
export type RecordEntry = MedicalRecord['entries'][number];
export type NextCare = MedicalRecord['next'][number];
export type CareToDo = DataOfCall<typeof findCareToDo>['items'][number];
export type UnrecordedPet = DataOfCall<typeof findCareToDo>['unrecorded'][number];
/** What somebody writes of an entry. */
export type EntryWords = Omit<GivenToCall<typeof correctEntry>, 'id' | 'version'>;
