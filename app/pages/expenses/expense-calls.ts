import { callApi, callApiFile, callApiPage, type ListPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf, InputOf } from '#app/api/transport/request.ts';
import type { Language } from '#domain/language.ts';

export type Expense = DataOf<'gastos:consultar'>[number];
export type Sums = DataOf<'gastos:sumar'>;
export type PetCosts = DataOf<'gastos:mascota'>;
export type ReadInvoice = DataOf<'gastos:leer_cfdi'>;
export type ExpenseWords = Omit<InputOf<'gastos:corregir'>, 'id' | 'lang' | 'version' | 'partes'>;
/** What each pet gets of a divided invoice; undefined where it is not divided. */
type Shares = InputOf<'gastos:corregir'>['partes'];

export const cents = (pesos: number): number => Math.round(pesos * 100);

/** In the wire's words, as the address has them; '' is any. */
export interface ExpenseFilters {
  from: string;
  to: string;
  category: string;
  payer: string;
  /** 'generales': of no pet alone. */
  of: string;
}

export interface ExpenseQuery extends ExpenseFilters {
  /** '' for all. */
  petId: string;
}

function wireFilter({ petId, from, to, category, payer, of }: ExpenseQuery) {
  return {
    ...(petId && { mascota_id: petId }),
    ...(from && { desde: from }),
    ...(to && { hasta: to }),
    ...(category && { categoria: category }),
    ...(payer && { pagado_por: payer }),
    ...(of && { generales: true }),
  };
}

/** @throws ApiError */
export const findExpenses = ({
  page,
  ...query
}: ExpenseQuery & { page: number }): Promise<ListPage<Expense>> =>
  callApiPage('gastos:consultar', { ...wireFilter(query), page }, (row) => row);

/** @throws ApiError */
export const sumExpenses = (query: ExpenseQuery): Promise<Sums> =>
  callApi('gastos:sumar', wireFilter(query));

/** CSV. @throws ApiError */
export const exportExpenses = (query: ExpenseQuery, lang: Language): Promise<Blob> =>
  callApiFile('gastos:exportar', { ...wireFilter(query), lang });

/** @throws ApiError */
export const readPetCosts = (id: string): Promise<PetCosts> => callApi('gastos:mascota', { id });

/** Keeps nothing. @throws ApiError */
export const readInvoice = (cfdi: string): Promise<ReadInvoice> =>
  callApi('gastos:leer_cfdi', { cfdi });

interface NewExpense {
  /** null: of no pet. */
  petId: string | null;
  words: ExpenseWords;
  /** In place of the pet. */
  shares: Shares;
  /** XML */
  cfdi: string | undefined;
  /** The same at each try of the same expense. */
  idempotencyKey: IdempotencyKey;
}

/** @returns its id @throws ApiError */
export async function addExpense(expense: NewExpense): Promise<string> {
  const { petId, words, shares, cfdi, idempotencyKey } = expense;
  const of = shares ? { partes: shares } : { mascota_id: petId };
  const input = { ...words, ...of, ...(cfdi !== undefined && { cfdi }) };
  return (await callApi('gastos:registrar', input, { idempotencyKey })).id;
}

/** @throws ApiError */
export async function correctExpense(
  { id, version }: { id: string; version: number | undefined },
  words: ExpenseWords,
  shares: Shares,
): Promise<void> {
  const input = { id, version, ...words, ...(shares && { partes: shares }) };
  await callApi('gastos:corregir', input);
}

/** @throws ApiError */
export async function removeExpense(id: string): Promise<void> {
  await callApi('gastos:borrar', { id });
}

/** @throws ApiError */
export async function restoreExpense(id: string): Promise<void> {
  await callApi('gastos:recuperar', { id });
}

/** @param monto null: none any more @throws ApiError */
export async function setBudget(id: string, monto: string | null): Promise<void> {
  await callApi('gastos:presupuestar', { id, monto });
}
