import { type Selectable, sql } from 'kysely';
import type { CardState } from '#domain/dedications/card.ts';
import type { Dedication } from '#domain/dedications/dedication.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

type Query = Database['query'] | Tx['query'];

export type StoredDedication = Dedication & {
  donationId: string;
  state: CardState;
  /** How lists of refusals know the receiver; null of one that is printed. */
  receiverKey: string | null;
  sentAt: string | null;
};

export async function insertDedication(
  { query }: Tx,
  { donationId, state, receiverKey, ...card }: Omit<StoredDedication, 'sentAt'>,
  now: string,
): Promise<void> {
  await query
    .insertInto('gift_dedications')
    .values({
      donation_id: donationId,
      created_at: now,
      updated_at: now,
      state,
      sent_at: null,
      ...columnsOf(card as Dedication, receiverKey),
    })
    .execute();
}

export async function findDedication(
  query: Query,
  donationId: string,
): Promise<StoredDedication | undefined> {
  const row = await query
    .selectFrom('gift_dedications')
    .selectAll()
    .where('donation_id', '=', donationId)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Of the account's gifts, the latest first. */
export async function findOwnDedications(query: Query, userId: string, most: number) {
  const rows = await query
    .selectFrom('gift_dedications as card')
    .innerJoin('donations as gift', 'gift.id', 'card.donation_id')
    .selectAll('card')
    .select(['gift.amount_cents', 'gift.refunded_cents'])
    .where('gift.user_id', '=', userId)
    .orderBy('card.created_at', 'desc')
    .orderBy('card.donation_id')
    .limit(most)
    .execute();
  return rows.map(({ amount_cents, refunded_cents, ...row }) => ({
    ...fromRow(row),
    amountCents: amount_cents - refunded_cents,
  }));
}

/** What was sent, or will be, to a mailbox; the latest first. */
export async function findReceived(query: Query, receiverKey: string, most: number) {
  const rows = await query
    .selectFrom('gift_dedications')
    .selectAll()
    .where('receiver_key', '=', receiverKey)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

/** @param from in which of these states it must be still @returns false where it is not */
export async function moveDedication(
  { query }: Tx,
  donationId: string,
  from: readonly CardState[],
  to: { state: CardState; sentAt?: string; card?: Dedication; receiverKey?: string | null },
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('gift_dedications')
    .set({
      state: to.state,
      updated_at: now,
      ...(to.sentAt !== undefined && { sent_at: to.sentAt }),
      ...(to.card && columnsOf(to.card, to.receiverKey ?? null)),
    })
    .where('donation_id', '=', donationId)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those that leave on this day at the latest, after one of them. @param today YYYY-MM-DD */
export async function findDueCards(
  query: Query,
  today: string,
  { after, limit }: { after: string; limit: number },
): Promise<StoredDedication[]> {
  const rows = await query
    .selectFrom('gift_dedications')
    .selectAll()
    .where('state', '=', 'ready')
    .where('send_on', '<=', today)
    .where('donation_id', '>', after)
    .orderBy('donation_id')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** Their receivers' addresses go; the words stay for the donor. */
export async function forgetReceivers({ query }: Tx, donationIds: readonly string[]) {
  if (donationIds.length === 0) return;
  await query
    .updateTable('gift_dedications')
    .set({ receiver: '' })
    .where('donation_id', 'in', donationIds)
    .execute();
}

export async function deleteDedications({ query }: Tx, donationIds: readonly string[]) {
  if (donationIds.length === 0) return;
  await query.deleteFrom('gift_dedications').where('donation_id', 'in', donationIds).execute();
}

export async function deleteDedicationsOf({ query }: Tx, userId: string): Promise<void> {
  await query
    .deleteFrom('gift_dedications')
    .where('donation_id', 'in', (eb) =>
      eb.selectFrom('donations').select('id').where('user_id', '=', userId),
    )
    .execute();
}

export async function deleteDedicationsOfGuest({ query }: Tx, mailbox: string): Promise<void> {
  await query
    .deleteFrom('gift_dedications')
    .where('donation_id', 'in', (eb) =>
      eb.selectFrom('guest_donors').select('donation_id').where('mailbox', '=', mailbox),
    )
    .execute();
}

/** Whoever was to get them has no address here any more, and none is sent. */
export async function forgetReceiver({ query }: Tx, receiverKey: string, now: string) {
  await query
    .updateTable('gift_dedications')
    .set({ receiver: '' })
    .where('receiver_key', '=', receiverKey)
    .execute();
  await query
    .updateTable('gift_dedications')
    .set({ state: 'refused', updated_at: now })
    .where('receiver_key', '=', receiverKey)
    .where('state', 'in', ['waiting', 'ready'] satisfies CardState[])
    .execute();
}

/** With an address that nothing is sent to any more. */
export const expiringReceivers = expiringRows({
  table: 'gift_dedications',
  key: 'donation_id',
  since: sql.ref('updated_at'),
  condition: sql`receiver <> '' and state not in ('waiting', 'ready')`,
});

/** None that is still to leave. */
export const expiringDedications = expiringRows({
  table: 'gift_dedications',
  key: 'donation_id',
  since: sql.ref('updated_at'),
  condition: sql`not (state = 'ready' and send_on is not null)`,
});

const columnsOf = (card: Dedication, receiverKey: string | null) => ({
  occasion: card.occasion,
  honoree: card.honoree,
  message: card.message,
  sender: card.sender,
  says_amount: card.saysAmount ? 1 : 0,
  design: card.design,
  delivery: card.delivery,
  language: card.language,
  receiver: card.receiver,
  send_on: card.sendOn,
  receiver_key: receiverKey,
});

const fromRow = (row: Selectable<Tables['gift_dedications']>): StoredDedication =>
  ({
    donationId: row.donation_id,
    state: row.state,
    occasion: row.occasion,
    honoree: row.honoree,
    message: row.message,
    sender: row.sender,
    saysAmount: row.says_amount === 1,
    design: row.design,
    delivery: row.delivery,
    language: row.language,
    receiver: row.receiver,
    sendOn: row.send_on,
    receiverKey: row.receiver_key,
    sentAt: row.sent_at,
  }) as StoredDedication;
