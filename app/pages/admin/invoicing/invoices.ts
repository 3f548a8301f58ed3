import { call, callPageOf, read } from '#app/api/call.ts';
import { donationSchema, donations as givenDonations } from '#app/api/donations.ts';
import { invoicedDonationsFrom } from '#app/api/invoiced-donations.ts';
import { fetchPrivateFile, type ListPage } from '#app/api/session-client.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { type Condition, queryBy } from '#domain/contract/query-by.ts';
import {
  cancelDocument,
  type DocumentRow,
  findDocuments,
} from '#domain/documents/document-calls.ts';
import { invoiceDocumentFields } from '#domain/invoices/invoice.ts';
import { reviewReasons } from '#domain/invoices/invoice-review.ts';
import {
  type cancellationMotives,
  type InvoiceState,
  invoiceStates,
} from '#domain/invoices/invoice-state.ts';
import { findInvoicesToCorrect, resolveInvoice } from '#domain/invoices/invoicing-calls.ts';

/** All invoices, as administrators see them. All calls throw ApiError. */

/** In the place of a state in an address: those of donations that were refunded afterwards. */
export const toCorrect = 'por_corregir';
/** And those that a person has to look at. */
export const toReview = 'por_revisar';

const schema = 'cfdis';
const invoices = queryBy(invoiceDocumentFields);

export interface Invoice extends ReturnType<typeof invoiceFrom> {
  /** Centavos that refunds have left of its donations, where it says more. */
  leftCents?: number;
}

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
    'reviewReason',
    'reviewDetail',
    'answer',
    'cancellationMotive',
    'replacementUuid',
    'xml',
    'pdf',
    'donations',
  ] as const,
  { donations: invoicedDonationsFrom, totalCents: (pesos) => Math.round(Number(pesos) * 100) },
);

const invoiceFrom = ({ payload, ...frame }: DocumentRow) => readInvoice({ ...payload, ...frame });

/** A reason stays with what was stamped late also when it is being cancelled. */
const reviewed: Condition[] = [
  invoices.oneOf('reviewReason', reviewReasons.values),
  invoices.oneOf('status', ['pending', 'refused']),
];

export const countInvoicesToReview = async () => (await findPage(reviewed, 1)).total;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A folio ('A12' or '12'), the SAT's, or part of the receiver's name. */
function termConditions(term: string): Condition[] {
  const [, folio] = /^[a-z]{0,10}-?(\d{1,9})$/i.exec(term) ?? [];
  if (folio) return [invoices.where('folio', '=', Number(folio))];
  if (uuid.test(term)) return [invoices.where('uuid', '=', term.toUpperCase())];
  return invoices.contains('receiverName', term);
}

/** The newest first. @param state in the wire's word, `toCorrect` or `toReview`; '' is any */
export async function findInvoices({
  state,
  term,
  page,
}: {
  state: string;
  term: string;
  page: number;
}): Promise<ListPage<Invoice>> {
  const wanted = termConditions(term);
  if (state === toReview) return findPage([...reviewed, ...wanted], page);
  if (state !== toCorrect) {
    const status = invoiceStates.fromWire(state);
    const ofState = status ? [invoices.where('status', '=', status)] : [];
    return findPage([...ofState, ...wanted], page);
  }
  const due = await read(findInvoicesToCorrect, {});
  const left = new Map(due.map(({ id, leftCents }) => [id, leftCents]));
  if (left.size === 0) return { items: [], total: 0, lastPage: 1 };
  const ids = invoices.oneOf('id', [...left.keys()]);
  const found = await findPage([ids, ...wanted], page);
  const items = found.items.map((invoice) => ({
    ...invoice,
    leftCents: left.get(invoice.id) ?? 0,
  }));
  return { ...found, items };
}

function findPage(where: Condition[], page: number) {
  const order = [invoices.orderBy('createdAt', 'desc')];
  const body = { schema, filter: { where }, order, page, limit: 30 };
  return callPageOf(findDocuments, body, invoiceFrom);
}

/** Of the first hundred donations of an invoice, how many are paid and have not been given back in full. */
export async function countStanding({ donations }: Pick<Invoice, 'donations'>): Promise<number> {
  if (donations.length === 0) return 0;
  const folios = donations.slice(0, 100).map(({ folio }) => folio);
  const where = [
    givenDonations.oneOf('folio', folios),
    givenDonations.where('status', '=', 'paid'),
  ];
  const body = { schema: donationSchema, filter: { where }, limit: 1 };
  return (await callPageOf(findDocuments, body, ({ id }) => id)).total;
}

/** @returns how it stands now: the SAT may still have to agree */
export async function cancelInvoice(
  { series, folio }: Pick<Invoice, 'series' | 'folio'>,
  motive: (typeof cancellationMotives)[number],
  replacementUuid: string | undefined,
): Promise<InvoiceState | undefined> {
  const { status } = await call(cancelDocument, {
    schema,
    series,
    folio: folio ?? 0,
    motive,
    ...(replacementUuid !== undefined && { replacementUuid }),
  });
  return invoiceStates.fromWire(status);
}

/**
 * Has the provider asked once more about one that is not stamped.
 * @param hasNoStamp ends it, where the provider says nothing
 * @returns how it stands now
 */
export const resolvePending = (invoice: NamedInvoice, hasNoStamp: boolean) =>
  resolve(invoice, { hasNoStamp });

/**
 * Brings the document of one that was stamped after all, without the portal's hearing of it.
 * @returns how it stands now
 */
export const giveStamp = (invoice: NamedInvoice, xml: string) => resolve(invoice, { xml });

type NamedInvoice = Pick<Invoice, 'series' | 'folio'>;

async function resolve(
  { series, folio }: NamedInvoice,
  said: { hasNoStamp: boolean } | { xml: string },
): Promise<InvoiceState> {
  return (await call(resolveInvoice, { series, folio: folio ?? 0, ...said })).state;
}

/** @param address that the portal has told */
export function fetchInvoiceFile(address: string): Promise<Blob> {
  // Of this site, whatever its name is here.
  return fetchPrivateFile(new URL(address, location.href).pathname);
}
