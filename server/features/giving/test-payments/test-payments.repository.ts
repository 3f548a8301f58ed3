import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Arrival } from '#server/adapters/payments/payment-facts.ts';
import type { Tx } from '#server/db/database.ts';
import type {
  TestPaymentsTable,
  TestSubscriptionsTable,
  TestTransfersTable,
} from '#server/db/tables/test-payments.ts';

/** The rows as they are: they are the built-in provider's own, and its few files share them. */
export type TestPayment = Selectable<TestPaymentsTable>;
export type TestSubscription = Selectable<TestSubscriptionsTable>;

type Query = Tx['query'];
export type NewPayment = Omit<Insertable<TestPaymentsTable>, Emptied> &
  Partial<Pick<Insertable<TestPaymentsTable>, Emptied>>;

const empty = {
  donation_id: null,
  refunded_cents: 0,
  failed_refund_cents: 0,
  dispute: null,
  disputed_at: null,
  paid_at: null,
  expires_at: null,
  card: null,
  decline: null,
  voucher_number: null,
  return_url: null,
  cancel_url: null,
  subscription_id: null,
};
type Emptied = keyof typeof empty;

export async function insertPayment({ query }: Tx, payment: NewPayment): Promise<void> {
  await query
    .insertInto('test_payments')
    .values({ ...empty, ...payment })
    .execute();
}

export function findPayment(query: Query, id: string): Promise<TestPayment | undefined> {
  return query.selectFrom('test_payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findPaymentOfVoucher(
  query: Query,
  number: string,
): Promise<TestPayment | undefined> {
  return query
    .selectFrom('test_payments')
    .selectAll()
    .where('voucher_number', '=', number)
    .executeTakeFirst();
}

/** What came to the CLABE of a payment, first to last. */
export async function findTransfers(query: Query, paymentId: string): Promise<Arrival[]> {
  const rows = await query
    .selectFrom('test_transfers')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('arrived_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, amount_cents, arrived_at }) => ({
    id,
    amountCents: amount_cents,
    at: arrived_at,
  }));
}

export async function insertTransfer(
  { query }: Tx,
  transfer: Insertable<TestTransfersTable>,
): Promise<void> {
  await query.insertInto('test_transfers').values(transfer).execute();
}

/** @returns false where it stands otherwise than `from` says */
export async function changePayment(
  { query }: Tx,
  id: string,
  from: readonly TestPayment['status'][],
  values: Updateable<TestPaymentsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('test_payments')
    .set(values)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false where so much was never there, or has gone back already */
export async function addRefund({ query }: Tx, id: string, amountCents: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('test_payments')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', amountCents) }))
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .where((eb) => eb.or([eb('dispute', 'is', null), eb('dispute', '=', 'won')]))
    .where((eb) => eb(eb('refunded_cents', '+', amountCents), '<=', eb.ref('amount_cents')))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of the time between, oldest first. */
export function findCharges(
  query: Query,
  subscriptionId: string,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<TestPayment[]> {
  return query
    .selectFrom('test_payments')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countCharges(query: Query, subscriptionId: string): Promise<number> {
  const { count } = await query
    .selectFrom('test_payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertSubscription(
  { query }: Tx,
  subscription: Insertable<TestSubscriptionsTable>,
): Promise<void> {
  await query.insertInto('test_subscriptions').values(subscription).execute();
}

export function findSubscription(query: Query, id: string): Promise<TestSubscription | undefined> {
  return query.selectFrom('test_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @returns as it stands then; undefined where it stands otherwise than `from` says */
export function changeSubscription(
  { query }: Tx,
  id: string,
  from: readonly TestSubscription['status'][],
  values: Updateable<TestSubscriptionsTable>,
): Promise<TestSubscription | undefined> {
  return query
    .updateTable('test_subscriptions')
    .set(values)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

export interface KeyedRequest {
  key: string;
  requestHash: string;
  /** The id of what is to come of it. */
  made: string;
}

/** @returns what was asked under the key before; undefined where it is new */
export async function takeKey(
  { query }: Tx,
  { key: id, requestHash, made }: KeyedRequest,
): Promise<KeyedRequest | undefined> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('test_payment_keys')
    .values({ id, request_hash: requestHash, made })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  const known = await query
    .selectFrom('test_payment_keys')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { key: id, requestHash: known.request_hash, made: known.made };
}
