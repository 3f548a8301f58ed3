import { callPageOf, read } from '#app/api/call.ts';
import { donationFrom, donationSchema, donations, type OwnDonation } from '#app/api/donations.ts';
import type { ListPage } from '#app/api/session-client.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { findDocuments } from '#domain/documents/document-calls.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { lastDayToAskForInvoice } from '#domain/invoices/invoice-deadline.ts';
import { petFields } from '#domain/pets/pet.ts';
import { findRows } from '#domain/rows/row-calls.ts';
import type { HistoryFilters } from './HistoryFilters.tsx';
import { findUnderWay } from './invoices.ts';
import { inStates, ofDonor } from './own-donations.ts';

type OwnPet = ReturnType<typeof readPet>;
/** With the pet that it is for, as far as the donor may see it. */
export interface ListedDonation extends OwnDonation {
  pet: OwnPet | undefined;
  /** It was asked for, and is not stamped yet. */
  isInvoiceUnderWay: boolean;
}

const readPet = entityReader(petFields, ['id', 'name', 'status'] as const, {});

/** The portal has one. */
const ofBranch = donations.where('branchId', '=', 1);

interface HistoryQuery extends HistoryFilters {
  userId: string;
  page: number;
}

/** Those that were paid, the latest folio first; 50 a page. */
export async function findHistory({
  userId,
  anio,
  tipo,
  page,
}: HistoryQuery): Promise<ListPage<ListedDonation>> {
  const kind = donationKinds.fromWire(tipo);
  const where = [
    ...[inStates('paid', 'refunded', 'disputed'), ofBranch, ofDonor(userId)],
    ...(anio ? [donations.where('date', '>=', `${anio}-01-01`)] : []),
    ...(anio ? [donations.where('date', '<=', `${anio}-12-31`)] : []),
    ...(kind ? [donations.where('kind', '=', kind)] : []),
  ];
  const order = [donations.orderBy('folio', 'desc')];
  const body = { schema: donationSchema, filter: { where }, order, page, limit: 50 };
  const found = await callPageOf(findDocuments, body, donationFrom);
  const [pets, underWay] = await Promise.all([
    findPets(found.items.flatMap(({ petId }) => petId ?? [])),
    found.items.some(isWithoutInvoice) ? findUnderWay() : new Set<string>(),
  ]);
  const items = found.items.map((donation) => ({
    ...donation,
    pet: pets.get(donation.petId ?? ''),
    isInvoiceUnderWay: isWithoutInvoice(donation) && underWay.has(folioOf(donation)),
  }));
  return { ...found, items };
}

/** It was paid, and its donor wants an invoice that is not there yet. */
export const isWithoutInvoice = ({ wantsInvoice, cfdi, status }: OwnDonation): boolean =>
  wantsInvoice && cfdi === null && status === 'paid';

/**
 * Until when (YYYY-MM-DD) its donor, who did not ask for an invoice, can still do so; undefined where it is too late.
 * @param today YYYY-MM-DD in the site's time zone
 */
export function invoiceAskableUntil(
  { wantsInvoice, cfdi, status, date }: OwnDonation,
  today: string,
): string | undefined {
  if (wantsInvoice || cfdi !== null || status !== 'paid') return undefined;
  const last = lastDayToAskForInvoice(date);
  return today <= last ? last : undefined;
}

async function findPets(ids: readonly string[]): Promise<Map<string, OwnPet>> {
  if (ids.length === 0) return new Map();
  const where = [queryBy(petFields).oneOf('id', [...new Set(ids)])];
  const body = { schema: 'mascotas', filter: { where }, limit: 50 };
  const rows = await read(findRows, body);
  return new Map(rows.map(({ id, payload }) => [id, readPet({ id, ...payload })]));
}
