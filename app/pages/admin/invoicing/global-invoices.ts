import { fetchSatRows, satToday } from '#app/api/sat-lists.ts';
import { callApi } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { paymentMethods } from '#domain/donations/donation-kind.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import type { GlobalInvoiceRequest } from '#domain/invoices/global-invoice.ts';
import { invoiceStates } from '#domain/invoices/invoice-state.ts';
import type { Language } from '#domain/language.ts';

/** A month's donations without an invoice. All calls throw ApiError. */

const bodyOf = ({ year, month, includeRequested }: GlobalInvoiceRequest, lang: Language) => ({
  anio: year,
  mes: month,
  incluir_solicitadas: includeRequested,
  lang,
});

export type GlobalPreview = Awaited<ReturnType<typeof previewGlobal>>;

export async function previewGlobal(request: GlobalInvoiceRequest, lang: Language) {
  const [found, forms] = await Promise.all([
    callApi('facturacion:previsualizar_global', bodyOf(request, lang)),
    fetchSatRows('sat_formas_pago'),
  ]);
  const form = forms.find(({ code }) => code === found.forma_pago);
  return {
    request,
    donations: found.donativos.map(({ id, serie, folio, fecha, metodo }) => ({
      id,
      number: folioOf({ series: serie, folio }),
      date: fecha,
      method: paymentMethods.fromWire(metodo) ?? 'card',
    })),
    count: found.cantidad,
    totalCents: Math.round(found.total * 100),
    paymentForm: form ?? { code: found.forma_pago, name: '' },
    left: found.restantes,
    fingerprint: found.huella,
  };
}

export type MadeInvoice = Awaited<ReturnType<typeof createGlobal>>;

export async function createGlobal(
  { request, fingerprint }: GlobalPreview,
  lang: Language,
  idempotencyKey: IdempotencyKey,
) {
  const body = { ...bodyOf(request, lang), huella: fingerprint };
  const made = await callApi('facturacion:crear_global', body, { idempotencyKey });
  return {
    name: folioOf({ series: made.serie, folio: made.folio }),
    isStamped: made.estado === invoiceStates.toWire('valid'),
    files: { pdf: made.pdf, xml: made.xml },
  };
}

/** YYYY-MM of the months that are over, the latest first. */
export function closedMonths(count: number): string[] {
  const [year = 0, month = 0] = satToday().split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 2 - index)).toISOString().slice(0, 7),
  );
}
