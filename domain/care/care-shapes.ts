import {
  count,
  day,
  flag,
  freeWord,
  id,
  inputText,
  instant,
  nullable,
  number,
  object,
  optional,
  text,
  typedNumber,
  wire,
  word,
} from '../contract/shape.ts';
import { ageUnit } from '../pets/vocabularies.ts';
import {
  careKind,
  careSpecies,
  doseState,
  operationKind,
  scheduledKind,
  testResult,
} from './care-kinds.ts';

/** What calls say of medical records. */

const unsaid = optional(nullable(inputText));

/** What is said of a visit once, and of an entry each time. */
export const vetWords = {
  onDate: wire('fecha', inputText),
  vetName: wire('veterinario', optional(inputText)),
  vetLicence: wire('cedula', optional(inputText)),
  clinic: wire('clinica', optional(inputText)),
};

/** What an entry says beside that. */
export const doneWords = {
  kind: wire('tipo', freeWord(careKind)),
  text: wire('texto', optional(inputText)),
  nextOn: wire('proxima', unsaid),
  lot: wire('lote', optional(inputText)),
  expiresOn: wire('caducidad', unsaid),
  dose: wire('dosis', optional(inputText)),
  productId: wire('producto_id', unsaid),
  product: wire('producto', optional(inputText)),
  title: wire('titulo', optional(inputText)),
  result: wire('resultado', optional(nullable(freeWord(testResult)))),
  operation: wire('operacion', optional(nullable(freeWord(operationKind)))),
};

/** Kilograms. */
export const weightWord = wire('peso', optional(nullable(typedNumber)));

/** Whoever writes was asked (409 `careUnconfirmed`), and means it. */
export const confirmation = { confirmed: wire('confirmada', optional(flag)) };

export const careEntryWords = {
  ...vetWords,
  ...doneWords,
  weight: weightWord,
  ...confirmation,
};

const entryFields = {
  id,
  kind: wire('tipo', word(careKind)),
  onDate: wire('fecha', day),
  text: wire('texto', text),
  vetName: wire('veterinario', text),
  vetLicence: wire('cedula', text),
  clinic: wire('clinica', text),
  nextOn: wire('proxima', nullable(day)),
  lot: wire('lote', text),
  expiresOn: wire('caducidad', nullable(day)),
  dose: wire('dosis', text),
  productId: wire('producto_id', nullable(id)),
  product: wire('producto', text),
  title: wire('titulo', text),
  result: wire('resultado', nullable(word(testResult))),
  operation: wire('operacion', nullable(word(operationKind))),
  /** Kilograms. */
  weight: wire('peso', nullable(number)),
  /** Written by a vet, and as the vet wrote it. */
  isVets: wire('por_enlace', flag),
  counts: wire('cuenta', flag),
  /** When somebody changed what a vet had written. */
  correctedAt: wire('corregido', nullable(instant)),
  changedAt: wire('cambiado', instant),
  version: count,
};
export const entryOfRecord = object(
  { ...entryFields, isOwn: wire('propio', flag) },
  'CareEntryOfRecord',
);

export const careProduct = object(
  {
    id,
    kind: wire('tipo', word(scheduledKind)),
    species: wire('especie', word(careSpecies)),
    name: wire('nombre', text),
    nameEn: wire('nombre_en', text),
    against: wire('contra', text),
    note: wire('nota', text),
    noteEn: wire('nota_en', text),
    active: wire('activo', flag),
  },
  'CareProduct',
);

export const nextDoseFields = {
  series: wire('esquema', text),
  kind: wire('tipo', word(careKind)),
  productId: wire('producto_id', nullable(id)),
  product: wire('producto', text),
  productEn: wire('producto_en', text),
  dose: wire('dosis', count),
  isBooster: wire('refuerzo', flag),
  dueOn: wire('fecha', nullable(day)),
  state: wire('estado', word(doseState)),
};

export const age = object({
  ageValue: wire('valor', count),
  ageUnit: wire('unidad', word(ageUnit)),
  birthEstimated: wire('estimada', flag),
});
