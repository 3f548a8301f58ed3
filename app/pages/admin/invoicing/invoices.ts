import { callWire, callWirePage, fetchPrivateFile } from '#app/api/wire-client.ts';
import type { DataOf } from '#app/wire/post-to-wire.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { invoiceDocumentFields } from '#domain/invoices/invoice.ts';
import {
  type cancellationMotives,
  type InvoiceState,
  invoiceStates,
} from '#domain/invoices/invoice-state.ts';

/** All invoices, as administrators see them. All calls throw WireError. */

const schema = 'cfdis';

export type Invoice = ReturnType<typeof invoiceFrom>;

const readInvoice = entityReader(
  invoiceDocumentFields,
  [
    'id',
    'series',
    'folio',
    'status',
    'month',
    'issuedAt',
    'totalCents',
    'receiverRfc',
    'receiverName',
    'uuid',
    'isTest',
    'refusalMessage',
    'cancellationMotive',
    'replacementUuid',
    'xml',
    'pdf',
  ] as const,
  { totalCents: (pesos) => Math.round(Number(pesos) * 100) },
);

const invoiceFrom = ({ payload, ...frame }: DataOf<'documentos:consultar'>[number]) =>
  readInvoice({ ...payload, ...frame });

/** The newest first. @param state in the wire's word; '' is any */
export function findInvoices({ state, page }: { state: string; page: number }) {
  const where = invoiceStates.fromWire(state)
    ? [{ field: 'estado', operator: '=', value: state }]
    : [];
  const order = [{ field: 'created_at', direction: 'desc' as const }];
  const body = { schema, filter: { where }, order, page, limit: 30 };
  return callWirePage('documentos:consultar', body, invoiceFrom);
}

/** @returns how it stands now: the SAT may still have to agree */
export async function cancelInvoice(
  { series: serie, folio }: Pick<Invoice, 'series' | 'folio'>,
  motive: (typeof cancellationMotives)[number],
  replacementUuid: string | undefined,
): Promise<InvoiceState | undefined> {
  const { estado } = await callWire('documentos:cancelar', {
    schema,
    serie,
    folio: folio ?? 0,
    motivo: motive,
    ...(replacementUuid !== undefined && { folio_sustitucion: replacementUuid }),
  });
  return invoiceStates.fromWire(estado);
}

/** @param address that the portal has told */
export function fetchInvoiceFile(address: string): Promise<Blob> {
  // Of this site, whatever its name is here.
  return fetchPrivateFile(new URL(address, location.href).pathname);
}
