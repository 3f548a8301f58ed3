import { callApi, callApiFile } from '#app/api/session-client.ts';
import type { DataOf, InputOf } from '#app/api/transport/request.ts';
import type { Once } from '#app/forms/use-idempotency-key.ts';
import { type CareKind, careKind, type DoseState, doseState } from '#domain/care/care-kinds.ts';
import type { Language } from '#domain/language.ts';

export type MedicalRecord = DataOf<'cuidados:consultar'>;
export type Entry = MedicalRecord['registros'][number];
export type Product = MedicalRecord['productos'][number];
type WireNext = DataOf<'cuidados:por_hacer'>['cuidados'][number];
export type EntryWords = Omit<InputOf<'cuidados:corregir'>, 'id' | 'lang' | 'version'>;

export type StartWords = Omit<InputOf<'cuidados:empezar'>, 'lang'>;
export type Unrecorded = DataOf<'cuidados:por_hacer'>['sin_registro'][number];

/** Of a pet. @throws ApiError */
export const readRecord = (id: string) => callApi('cuidados:consultar', { id });

/** @param ofAll for staff @throws ApiError */
export const findToDo = (ofAll: boolean) => callApi('cuidados:por_hacer', { todas: ofAll });

/** @returns the ids of the new entries @throws ApiError */
export async function addEntry(
  once: Once,
  petIds: readonly string[],
  words: EntryWords,
): Promise<string[]> {
  const [id = '', ...others] = petIds;
  return once({ petIds, words }, async (idempotencyKey) => {
    const key = { idempotencyKey };
    if (others.length === 0) {
      return [(await callApi('cuidados:registrar', { id, ...words }, key)).id];
    }
    const all = { mascotas: [...petIds], ...words };
    return (await callApi('cuidados:registrar_varios', all, key)).ids;
  });
}

/** @returns the ids of the new entries @throws ApiError */
export const startSchedule = (once: Once, words: StartWords): Promise<string[]> =>
  once(
    words,
    async (idempotencyKey) => (await callApi('cuidados:empezar', words, { idempotencyKey })).ids,
  );

/** @throws ApiError */
export async function correctEntry({ id, version }: Entry, words: EntryWords): Promise<void> {
  await callApi('cuidados:corregir', { id, version, ...words });
}

/** @throws ApiError */
export async function removeEntry({ id }: Pick<Entry, 'id'>): Promise<void> {
  await callApi('cuidados:borrar', { id });
}

/** @throws ApiError */
export async function restoreEntry({ id }: Entry): Promise<void> {
  await callApi('cuidados:recuperar', { id });
}

/** @throws ApiError */
export async function setReminders(recordatorios: boolean): Promise<void> {
  await callApi('cuidados:recordar', { recordatorios });
}

/** The record to print. @throws ApiError */
export const findBooklet = (id: string, lang: Language) =>
  callApiFile('cuidados:cartilla', { id, lang });

/** Of the person's calendar; null where they have none. @throws ApiError */
export const findCalendar = () => callApi('cuidados:calendario', {});

/** @throws ApiError */
export async function renewCalendar(): Promise<void> {
  await callApi('cuidados:renovar_calendario', {});
}

/** @throws ApiError */
export async function removeCalendar(): Promise<void> {
  await callApi('cuidados:quitar_calendario', {});
}

export const kindOf = (word: string): CareKind => careKind.fromWire(word) ?? 'note';
export const stateOf = (word: string): DoseState => doseState.fromWire(word) ?? 'planned';

export type Next = Omit<WireNext, 'mascota_id' | 'mascota' | 'camada'>;
export type ToDo = WireNext;

/** A dose that a tap notes: of others there is more to say. */
export const isTapped = ({ tipo }: Pick<Next, 'tipo'>): boolean =>
  ['vaccine', 'deworming', 'treatment'].includes(kindOf(tipo));

/** What a tap notes, given on that day. */
export const doneWords = ({ tipo, producto_id, producto }: Next, fecha: string): EntryWords => ({
  tipo,
  fecha,
  ...(producto_id === null ? { producto } : { producto_id }),
});
