import { createHash } from 'node:crypto';
import { type Donation, pastSeries } from '#domain/donations/donation.ts';
import { closedUntil, invoicingOf, type PastDonation } from '#domain/donations/past-donation.ts';
import { pastProvider } from '#domain/donations/provider-names.ts';
import { normalizeEmail } from '#domain/email.ts';
import { foldText } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import { lockSeries } from '#server/db/folios.ts';
import type { RowProblem } from '#server/features/kits/tables/row-problem.ts';
import type { Customers } from '#server/features/organisation/catalogues/customers.ts';
import type { RightRow, StoredRow } from '#server/features/organisation/imports/run-fields.ts';
import type { Ledger } from '../ledger.ts';
import { type NewDonationDependencies, newDonation } from '../new-donation.ts';
import type { DonationInvoicing } from './donation-invoicing.ts';
import { findBrought, insertPast } from './past-donations.repository.ts';

export interface PastDependencies extends NewDonationDependencies {
  ledger: Ledger;
  customers: Customers;
  /** YYYY-MM-DD */
  today: () => string;
  /** Filled while the features are built. */
  invoicing: readonly DonationInvoicing[];
}

/** Digests of what rows say; the second of two that say the same is another donation, in whatever table they stand. */
export function createContents(): (row: PastDonation) => string {
  const times = new Map<string, number>();
  return ({ reference, date, amount, donorName, email = '', method }) => {
    const said = [reference, date, amount, foldText(donorName), normalizeEmail(email), method];
    const text = JSON.stringify(said);
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    return createHash('sha256').update(`${text} ${time}`).digest('hex').slice(0, 40) + sameAs(time);
  };
}

const sameAs = (time: number) => (time === 1 ? '' : `-${time}`);
const isRepeated = (content: string) => content.includes('-');

/** @param source the table's name, in which references are unique */
export async function storePastDonations(
  dependencies: PastDependencies,
  tx: Tx,
  source: string,
  rows: readonly RightRow<PastDonation>[],
): Promise<StoredRow[]> {
  // Whoever else brings in donations waits.
  await lockSeries(tx, 'donation', pastSeries);
  const references = rows.flatMap(({ row }) => row.reference || []);
  const contents = rows.map(({ key }) => key);
  const brought = await findBrought(tx.query, source, contents, references);
  const byContent = new Map(brought.map((one) => [one.content, one.donationId]));
  const byReference = new Map(
    brought.filter((one) => one.source === source).map((one) => [one.reference, one.donationId]),
  );
  const closed = await closedNow(dependencies, tx);
  const stored: StoredRow[] = [];
  for (const { key, row } of rows) {
    const shown = { key: row.reference, name: row.donorName };
    const same = byContent.get(key);
    const known = same ?? (row.reference ? byReference.get(row.reference) : undefined);
    if (known !== undefined) {
      const problems = same === undefined ? [amountChanged] : [];
      stored.push({ ...shown, outcome: 'known', madeId: known, problems });
      continue;
    }
    const invoicing = invoicingOf(row, closed);
    const madeId = await add(dependencies, tx, { source, content: key, invoicing }, row);
    byContent.set(key, madeId);
    if (row.reference) byReference.set(row.reference, madeId);
    const problems: RowProblem[] = [];
    if (isRepeated(key)) problems.push(sameAsRow);
    if (invoicing === 'closed') problems.push(monthClosed);
    stored.push({ ...shown, outcome: 'created', madeId, problems });
  }
  return stored;
}

const amountChanged = { field: 'reference', reason: 'importAmountChanged' } as const;
const sameAsRow = { reason: 'importSameAsRow' } as const;
const monthClosed = { field: 'date', reason: 'importMonthClosed' } as const;

async function closedNow({ invoicing, today }: PastDependencies, tx: Tx): Promise<string> {
  const months = await Promise.all(invoicing.map((one) => one.latestGlobalMonth(tx.query)));
  return closedUntil(
    today(),
    months
      .flatMap((month) => month ?? [])
      .sort()
      .at(-1),
  );
}

async function add(
  dependencies: PastDependencies,
  tx: Tx,
  {
    source,
    content,
    invoicing,
  }: Pick<Parameters<typeof insertPast>[1], 'source' | 'content' | 'invoicing'>,
  row: PastDonation,
): Promise<string> {
  const { ledger, customers } = dependencies;
  const { donorName, email = '', phone, rfc, date, amount, kind, purpose, method } = row;
  const customer = email ? await customers.adopt(tx, { name: donorName, email, phone, rfc }) : null;
  // At noon in Mexico: tables tell days, and the ledger keeps instants.
  const paidAt = `${date}T18:00:00.000Z`;
  const fresh = newDonation(dependencies, pastProvider);
  const donation: Donation = {
    ...fresh,
    // What is kept for a time is kept from the day on which it was given.
    createdAt: paidAt,
    series: pastSeries,
    date,
    customerId: customer?.id ?? null,
    wantsInvoice: false,
    userId: null,
    kind,
    method,
    productId: null,
    productName: purpose,
    productNameEn: '',
    petId: null,
    amountCents: amount,
    anonymous: donorName === '',
    email,
    language: 'es',
    cfdi: row.invoice || null,
    reference: null,
    settledAs: null,
    subscriptionId: null,
  };
  await ledger.bringIn(tx, donation, paidAt);
  await insertPast(tx, {
    donationId: fresh.id,
    broughtAt: fresh.updatedAt,
    source,
    reference: row.reference || null,
    content,
    donorName,
    invoicing,
    invoice: row.invoice,
    hasMadeCustomer: customer?.isMade ?? false,
  });
  return fresh.id;
}
