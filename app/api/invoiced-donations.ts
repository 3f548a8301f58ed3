import { listOf, objectOf } from '#domain/contract/entity-reader.ts';
import type { InvoicedDonation } from '#domain/invoices/invoice.ts';

/** The donations of an invoice, as the wire lists them. */
export const invoicedDonationsFrom = (value: unknown): InvoicedDonation[] =>
  listOf(value)
    .map(objectOf)
    .map(({ serie, folio }) => ({ series: String(serie), folio: Number(folio) }));
