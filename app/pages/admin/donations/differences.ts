import { callApi, callApiPage } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { differenceKinds } from '#domain/donations/difference.ts';
import type { Language } from '#domain/language.ts';

export type Difference = ReturnType<typeof differenceFrom>;

const differenceFrom = (row: DataOf<'donaciones:diferencias'>[number]) => ({
  id: row.id,
  createdAt: row.created_at,
  kind: differenceKinds.fromWire(row.tipo) ?? 'unknown',
  provider: row.proveedor,
  reference: row.referencia,
  donationId: row.donacion_id,
  /** Centavos as digits, a currency, or a provider's name for a payment. */
  expected: row.esperado,
  found: row.encontrado,
  resolvedAt: row.resuelta_en,
  resolvedBy: row.resuelta_por,
  note: row.nota,
});

export const findDifferences = ({ resolved, page }: { resolved: boolean; page: number }) =>
  callApiPage('donaciones:diferencias', { resueltas: resolved, page, limit: 30 }, differenceFrom);

export async function resolveDifference(id: string, note: string, lang: Language): Promise<void> {
  await callApi('donaciones:resolver_diferencia', { id, nota: note, lang });
}
