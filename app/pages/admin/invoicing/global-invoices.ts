import { call, read } from '#app/api/call.ts';
import { fetchSatRows, satToday } from '#app/api/sat-lists.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import type { GlobalInvoiceRequest } from '#domain/invoices/global-invoice.ts';
import { createGlobalInvoice, previewGlobalInvoice } from '#domain/invoices/invoicing-calls.ts';

/** A month's donations without an invoice. All calls throw ApiError. */

export type GlobalPreview = Awaited<ReturnType<typeof previewGlobal>>;

export async function previewGlobal(request: GlobalInvoiceRequest) {
  const [found, forms] = await Promise.all([
    read(previewGlobalInvoice, request),
    fetchSatRows('sat_formas_pago'),
  ]);
  const form = forms.find(({ code }) => code === found.paymentForm);
  return {
    ...found,
    request,
    donations: found.donations.map((one) => ({ ...one, number: folioOf(one) })),
    paymentForm: form ?? { code: found.paymentForm, name: '' },
  };
}

export type MadeInvoice = Awaited<ReturnType<typeof createGlobal>>;

export async function createGlobal(
  { request, fingerprint }: GlobalPreview,
  idempotencyKey: IdempotencyKey,
) {
  const said = { ...request, fingerprint };
  const made = await call(createGlobalInvoice, said, { idempotencyKey });
  return {
    name: folioOf(made),
    isStamped: made.state === 'valid',
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
