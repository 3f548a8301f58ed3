import { call } from '#app/api/call.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { createDocument } from '#domain/documents/document-calls.ts';
import type { BookedDonation, DonationSearchWords } from '#domain/donations/bookkeeping-calls.ts';
import { donationKinds, paymentMethods } from '#domain/donations/donation-kind.ts';
import { donationStates } from '#domain/donations/donation-state.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { invoiceStates } from '#domain/invoices/invoice-state.ts';

type Attempt = BookedDonation['attempts'][number];

export const rowsShown = 30;

/** '' until it is paid. */
export const numberOf = ({ series, folio }: Pick<BookedDonation, 'series' | 'folio'>): string =>
  folio === null ? '' : folioOf({ series, folio });

/** In the words of the address; '' is any. */
export interface DonationFilters {
  term: string;
  state: string;
  method: string;
  kind: string;
  campaign: string;
  from: string;
  to: string;
}

/** What an address says that means nothing is left out. */
export function searchFrom(filters: DonationFilters): DonationSearchWords {
  const { term, from, to } = filters;
  const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  const state = donationStates.fromWire(filters.state);
  return {
    term: term.slice(0, 200),
    states: state && [state],
    method: paymentMethods.fromWire(filters.method),
    kind: donationKinds.fromWire(filters.kind),
    campaignId: filters.campaign.slice(0, 100) || undefined,
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
  };
}

/** Whether the provider has still something to say, or is being waited for. */
export const isUnsettled = ({ status, attempts }: BookedDonation): boolean =>
  status === 'pending' ||
  status === 'requiresAction' ||
  attempts.some(({ closedAt }) => closedAt === null);

/** A refund that the provider has not confirmed. */
export const refundUnderWay = ({ attempts }: BookedDonation): Attempt | undefined =>
  attempts.find(({ operation, closedAt }) => operation === 'refund' && closedAt === null);

/**
 * Makes the invoice of a donation for its donor, whether they asked for one when giving or ask now.
 * @returns whether it is stamped already
 */
export async function makeInvoice(
  { series: serie, folio, wantsInvoice }: Pick<BookedDonation, 'series' | 'folio' | 'wantsInvoice'>,
  idempotencyKey: IdempotencyKey,
): Promise<boolean> {
  const payload = {
    encabezado: { ...(!wantsInvoice && { impuestos: true }) },
    detalles: { schema: 'ventas', documentos: [{ serie, folio }] },
  };
  const body = { schema: 'cfdis', payload };
  const { estado } = await call(createDocument, body, { idempotencyKey });
  return estado === invoiceStates.toWire('valid');
}
