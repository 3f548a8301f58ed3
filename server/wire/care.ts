import { z } from 'zod';
import { type CareEntry, isVets } from '#domain/care/care-entry.ts';
import {
  careKind,
  careSpecies,
  doseState,
  operationKind,
  scheduledKind,
  testResult,
} from '#domain/care/care-kinds.ts';
import type { NextDose } from '#domain/care/next-doses.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import { type Birth, toldBirth } from '#domain/pets/birth.ts';
import { ageUnit } from '#domain/pets/vocabularies.ts';
import { count, day, flag, id, instant, shape, text, wordOf } from './values.ts';
import { wireText } from './wire-text.ts';

/** Entries of medical records as the wire says them, and how old their animals are. */

export const ageShape = shape({ valor: count, unidad: wordOf(ageUnit), estimada: flag });

/** @param today YYYY-MM-DD */
export function ageToWire(birth: Birth, today: string): z.output<typeof ageShape> {
  const { ageValue, ageUnit: unit, birthEstimated } = toldBirth(birth, today);
  return { valor: ageValue, unidad: ageUnit.toWire(unit), estimada: birthEstimated };
}

/** By their names in the code. */
export const careNames = {
  kind: 'tipo',
  onDate: 'fecha',
  text: 'texto',
  vetName: 'veterinario',
  vetLicence: 'cedula',
  clinic: 'clinica',
  nextOn: 'proxima',
  lot: 'lote',
  expiresOn: 'caducidad',
  dose: 'dosis',
  productId: 'producto_id',
  product: 'producto',
  title: 'titulo',
  result: 'resultado',
  operation: 'operacion',
  weight: 'peso',
  petIds: 'mascotas',
  done: 'aplicado',
} as const;

/** What is said of a visit once, and of an entry each time. */
export const vetWords = {
  fecha: wireText,
  veterinario: wireText.optional(),
  cedula: wireText.optional(),
  clinica: wireText.optional(),
};

/** What an entry says beside that. */
export const doneWords = {
  tipo: wireText,
  texto: wireText.optional(),
  proxima: wireText.nullish(),
  lote: wireText.optional(),
  caducidad: wireText.nullish(),
  dosis: wireText.optional(),
  producto_id: wireText.nullish(),
  producto: wireText.optional(),
  titulo: wireText.optional(),
  resultado: wireText.nullish(),
  operacion: wireText.nullish(),
};

export const weightWord = z.union([z.number(), wireText]).nullish();

/** Whoever writes was asked (409 `careUnconfirmed`), and means it. */
export const confirmationWord = { confirmada: flag.optional() };

export const careEntryWords = { ...vetWords, ...doneWords, peso: weightWord, ...confirmationWord };

type EntryInput = z.output<z.ZodObject<typeof careEntryWords>>;

/** As the rules in domain/care know it. */
export const entryFromWire = (input: EntryInput): Record<string, unknown> => ({
  ...vetFromWire(input),
  ...doneFromWire(input),
  weight: input.peso ?? undefined,
  confirmed: input.confirmada,
});

export const vetFromWire = (input: z.output<z.ZodObject<typeof vetWords>>) => ({
  onDate: input.fecha,
  vetName: input.veterinario,
  vetLicence: input.cedula,
  clinic: input.clinica,
});

export function doneFromWire(input: z.output<z.ZodObject<typeof doneWords>>) {
  return {
    kind: careKind.fromWire(input.tipo),
    text: input.texto,
    nextOn: input.proxima,
    lot: input.lote,
    expiresOn: input.caducidad,
    dose: input.dosis,
    productId: input.producto_id,
    product: input.producto,
    title: input.titulo,
    result: testResult.fromWire(input.resultado),
    operation: operationKind.fromWire(input.operacion),
  };
}

/** `done.0.product` is `aplicado.0.producto`. */
export const careNameOf = (field: string): string =>
  field
    .split('.')
    .map((part) => (part in careNames ? careNames[part as keyof typeof careNames] : part))
    .join('.');

export const careEntryShape = shape({
  id,
  tipo: wordOf(careKind),
  fecha: day,
  texto: text,
  veterinario: text,
  cedula: text,
  clinica: text,
  proxima: day.nullable(),
  lote: text,
  caducidad: day.nullable(),
  dosis: text,
  producto_id: id.nullable(),
  producto: text,
  titulo: text,
  resultado: wordOf(testResult).nullable(),
  operacion: wordOf(operationKind).nullable(),
  peso: z.number().nullable(),
  /** Written by a vet, and as the vet wrote it. */
  por_enlace: flag,
  cuenta: flag,
  /** When somebody changed what a vet had written. */
  corregido: instant.nullable(),
  cambiado: instant,
  version: count,
}).meta({ id: 'CareEntry' });

export const entryToWire = (
  entry: CareEntry,
  isCounted: boolean,
): z.output<typeof careEntryShape> => ({
  id: entry.id,
  tipo: careKind.toWire(entry.kind),
  fecha: entry.onDate,
  texto: entry.text,
  veterinario: entry.vetName,
  cedula: entry.vetLicence,
  clinica: entry.clinic,
  proxima: entry.nextOn,
  lote: entry.lot,
  caducidad: entry.expiresOn,
  dosis: entry.dose,
  producto_id: entry.productId,
  producto: entry.product,
  titulo: entry.title,
  resultado: entry.result && testResult.toWire(entry.result),
  operacion: entry.operation && operationKind.toWire(entry.operation),
  peso: entry.weightGrams === null ? null : entry.weightGrams / 1_000,
  por_enlace: isVets(entry),
  corregido: entry.isByLink ? entry.correctedAt : null,
  cuenta: isCounted,
  cambiado: entry.changedAt,
  version: entry.version,
});

export const careProductShape = shape({
  id,
  tipo: wordOf(scheduledKind),
  especie: wordOf(careSpecies),
  nombre: text,
  nombre_en: text,
  contra: text,
  nota: text,
  nota_en: text,
  activo: flag,
}).meta({ id: 'CareProduct' });

export const productToWire = (product: CareProduct): z.output<typeof careProductShape> => ({
  id: product.id,
  tipo: scheduledKind.toWire(product.kind),
  especie: careSpecies.toWire(product.species),
  nombre: product.name,
  nombre_en: product.nameEn,
  contra: product.against,
  nota: product.note,
  nota_en: product.noteEn,
  activo: product.active,
});

export const nextDoseShape = {
  esquema: text,
  tipo: wordOf(careKind),
  producto_id: id.nullable(),
  producto: text,
  producto_en: text,
  dosis: count,
  refuerzo: flag,
  fecha: day.nullable(),
  estado: wordOf(doseState),
};

type Next = Pick<
  NextDose,
  'series' | 'kind' | 'title' | 'dose' | 'isBooster' | 'dueOn' | 'state'
> & {
  product?: CareProduct | null;
};

export const nextToWire = ({ product, ...next }: Next) => ({
  esquema: next.series,
  tipo: careKind.toWire(next.kind),
  producto_id: product?.id ?? null,
  producto: product?.name ?? next.title,
  producto_en: product ? product.nameEn || product.name : next.title,
  dosis: next.dose,
  refuerzo: next.isBooster,
  fecha: next.dueOn,
  estado: doseState.toWire(next.state),
});
