import { sql } from 'kysely';
import type { DeclineReason } from '#domain/donations/decline.ts';
import type { MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import type { ToldOfPet } from '#domain/donations/pet-news.ts';
import type { SubscriptionStatus } from '#domain/donations/subscription-status.ts';
import type { Language } from '#domain/language.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { MonthlyDonationsTable } from '#server/db/tables/donations.ts';

/** What somebody gives each month, as the portal knows it. */
export interface MonthlyDonation {
  /** The portal's own. */
  id: string;
  createdAt: string;
  /** null where the account was erased. */
  userId: string | null;
  customerId: string | null;
  provider: string;
  /** The provider's name for it; null until it has answered. */
  reference: string | null;
  /** Where the donor approves it; null until the provider has answered. */
  approveUrl: string | null;
  planId: string;
  amountCents: number;
  /** As the provider last said. */
  status: SubscriptionStatus;
  email: string;
  language: Language;
  wantsInvoice: boolean;
  /** When it was seen to be active, and taken into the account. */
  confirmedAt: string | null;
  nextBillingAt: string | null;
  /** In a row, since it was last resumed. */
  failedPayments: number;
  /** Of those that the provider counts, as many as came before it was last resumed. */
  failuresBeforeResume: number;
  /** YYYY-MM */
  cardExpires: string | null;
  /** The `cardExpires` that the donor was warned of. */
  warnedOfExpiry: string | null;
  nextCheckAt: string | null;
  method: 'wallet' | 'card';
  /** What is charged first, until the provider has answered. */
  card: string | null;
  /** Of one without an account. */
  guestName: string;
  /** As `normalizeEmail` writes it; null: an account's. */
  guestMailbox: string | null;
  petId: string | null;
  /** Each time `amountCents`. */
  interval: MonthlyInterval;
  /** In whose name it is given; null: the donor's own. */
  companyId: string | null;
  /** When a charge that failed is tried again. */
  retryAt: string | null;
  /** Why the last charge failed. */
  decline: DeclineReason | null;
  /** One month is left out, until then. */
  skippedUntil: string | null;
  endedUnpaid: boolean;
  /** Of the pet that it is for. */
  wantsPetNews: boolean;
  petTold: ToldOfPet | null;
  /** Other plans that were asked for at a wallet, each once, the newest last. */
  planChanges: readonly PlanChange[];
}

/** Another plan that a donor has asked for: it counts once the provider says that it is the plan. */
export interface PlanChange {
  planId: string;
  amountCents: number;
  /** Where the donor approves it; null until the provider has answered. */
  approveUrl: string | null;
  askedAt: string;
  /** Nothing else was asked for since, and it was not approved. */
  isOpen: boolean;
}

/** What is so at the beginning, whatever it is paid with. */
export const newMonthly = {
  customerId: null,
  reference: null,
  approveUrl: null,
  status: 'approvalPending',
  confirmedAt: null,
  nextBillingAt: null,
  failedPayments: 0,
  failuresBeforeResume: 0,
  cardExpires: null,
  warnedOfExpiry: null,
  card: null,
  guestName: '',
  guestMailbox: null,
  petId: null,
  interval: 'month',
  companyId: null,
  retryAt: null,
  decline: null,
  skippedUntil: null,
  endedUnpaid: false,
  wantsPetNews: true,
  petTold: null,
  planChanges: [],
} as const satisfies Partial<MonthlyDonation>;

type Query = Tx['query'];

function columns(changes: Partial<MonthlyDonation>): Partial<MonthlyDonationsTable> {
  const { wantsInvoice, endedUnpaid, planChanges } = changes;
  const all: Partial<MonthlyDonationsTable> = {
    id: changes.id,
    created_at: changes.createdAt,
    user_id: changes.userId,
    customer_id: changes.customerId,
    provider: changes.provider,
    reference: changes.reference,
    approve_url: changes.approveUrl,
    plan_id: changes.planId,
    amount_cents: changes.amountCents,
    status: changes.status,
    email: changes.email,
    language: changes.language,
    wants_invoice: wantsInvoice === undefined ? undefined : Number(wantsInvoice),
    confirmed_at: changes.confirmedAt,
    next_billing_at: changes.nextBillingAt,
    failed_payments: changes.failedPayments,
    failures_before_resume: changes.failuresBeforeResume,
    card_expires: changes.cardExpires,
    warned_of_expiry: changes.warnedOfExpiry,
    next_check_at: changes.nextCheckAt,
    method: changes.method,
    card: changes.card,
    guest_name: changes.guestName,
    guest_mailbox: changes.guestMailbox,
    pet_id: changes.petId,
    charged_each: changes.interval,
    company_id: changes.companyId,
    retry_at: changes.retryAt,
    decline: changes.decline,
    skipped_until: changes.skippedUntil,
    ended_unpaid: endedUnpaid === undefined ? undefined : Number(endedUnpaid),
    plan_changes_json: planChanges && JSON.stringify(planChanges),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export const readMonthly = (row: MonthlyDonationsTable): MonthlyDonation => ({
  id: row.id,
  createdAt: row.created_at,
  userId: row.user_id,
  customerId: row.customer_id,
  provider: row.provider,
  reference: row.reference,
  approveUrl: row.approve_url,
  planId: row.plan_id,
  amountCents: row.amount_cents,
  status: row.status as SubscriptionStatus,
  email: row.email,
  language: row.language as Language,
  wantsInvoice: row.wants_invoice === 1,
  confirmedAt: row.confirmed_at,
  nextBillingAt: row.next_billing_at,
  failedPayments: row.failed_payments,
  failuresBeforeResume: row.failures_before_resume,
  cardExpires: row.card_expires,
  warnedOfExpiry: row.warned_of_expiry,
  nextCheckAt: row.next_check_at,
  method: row.method,
  card: row.card,
  guestName: row.guest_name,
  guestMailbox: row.guest_mailbox,
  petId: row.pet_id,
  interval: row.charged_each,
  companyId: row.company_id,
  retryAt: row.retry_at,
  decline: row.decline,
  skippedUntil: row.skipped_until,
  endedUnpaid: row.ended_unpaid === 1,
  wantsPetNews: row.wants_pet_news === 1,
  petTold: row.pet_told_json === null ? null : JSON.parse(row.pet_told_json),
  planChanges: row.plan_changes_json === null ? [] : JSON.parse(row.plan_changes_json),
});

export async function insertMonthly({ query }: Tx, monthly: MonthlyDonation): Promise<void> {
  const row = {
    ...columns(monthly),
    told_of_year: 0,
    wants_pet_news: 1,
    pet_news_due: null,
    pet_seen_json: null,
    pet_told_json: null,
    updated_at: monthly.createdAt,
  } as MonthlyDonationsTable;
  await query.insertInto('monthly_donations').values(row).execute();
}

export async function updateMonthly(
  { query }: Tx,
  id: string,
  changes: Partial<MonthlyDonation>,
  now: Date,
): Promise<void> {
  await query
    .updateTable('monthly_donations')
    .set({ ...columns(changes), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Where it is approved, unless another answer of the provider was stored before. */
export async function putApproval(
  { query }: Database,
  id: string,
  { reference, approveUrl }: { reference: string; approveUrl: string },
  now: Date,
): Promise<void> {
  await query
    .updateTable('monthly_donations')
    .set({ reference, approve_url: approveUrl, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('approve_url', 'is', null)
    .where((eb) => eb.or([eb('reference', 'is', null), eb('reference', '=', reference)]))
    .execute();
}

/** For the rest of the transaction nobody else changes it, and none of its charges is stored twice. */
export async function lockMonthly({ query }: Tx, id: string): Promise<MonthlyDonation | undefined> {
  const row = await query
    .updateTable('monthly_donations')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && readMonthly(row);
}

export async function findMonthly(
  query: Query,
  by: { id: string } | { providers: readonly string[]; reference: string },
): Promise<MonthlyDonation | undefined> {
  const all = query.selectFrom('monthly_donations').selectAll();
  const row = await ('id' in by
    ? all.where('id', '=', by.id)
    : all.where('provider', 'in', by.providers).where('reference', '=', by.reference)
  ).executeTakeFirst();
  return row && readMonthly(row);
}

/** Newest first. */
export async function findMonthlyOf(query: Query, userId: string): Promise<MonthlyDonation[]> {
  const rows = await query
    .selectFrom('monthly_donations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(readMonthly);
}

/** Whatever its provider still has something to say about is asked about now. */
export async function askAboutAllMonthly({ query }: Tx, now: string): Promise<void> {
  await query
    .updateTable('monthly_donations')
    .set({ next_check_at: now })
    .where('next_check_at', '>', now)
    .execute();
}

/** Those that are due and whose provider is one of these; nobody else gets them before `next`. */
export async function takeDueMonthly(
  { query }: Tx,
  { now, next, limit, of }: { now: string; next: string; limit: number; of: readonly string[] },
): Promise<MonthlyDonation[]> {
  if (of.length === 0) return [];
  const due = query
    .selectFrom('monthly_donations')
    .select('id')
    .where('next_check_at', '<=', now)
    // In no index so: SQLite would take all of a provider instead of the few that are due.
    .where(sql<string>`(provider || '')`, 'in', of)
    .orderBy('next_check_at')
    .limit(limit);
  const rows = await query
    .updateTable('monthly_donations')
    .set({ next_check_at: next })
    .where('id', 'in', due)
    .where('next_check_at', '<=', now)
    .returningAll()
    .execute();
  return rows.map(readMonthly);
}

/** As `countUnsettled` of the donations. */
export async function countUnsettledMonthly({
  query,
}: Database): Promise<{ provider: string; donations: number }[]> {
  const rows = await query
    .selectFrom('monthly_donations')
    .select(['provider', ({ fn }) => fn.countAll<number>().as('donations')])
    .where('next_check_at', 'is not', null)
    .groupBy('provider')
    .execute();
  return rows.map(({ provider, donations }) => ({ provider, donations: Number(donations) }));
}

/** Active ones whose card runs out by then, and whose donor was not warned of it; by id, from behind `afterId`. */
export async function findExpiringCards(
  query: Query,
  { until, afterId, limit }: { until: string; afterId: string; limit: number },
): Promise<MonthlyDonation[]> {
  const rows = await query
    .selectFrom('monthly_donations')
    .selectAll()
    .where('status', '=', 'active')
    .where('card_expires', '<=', until)
    .where((eb) =>
      eb.or([
        eb('warned_of_expiry', 'is', null),
        eb('warned_of_expiry', '<>', eb.ref('card_expires')),
      ]),
    )
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(readMonthly);
}

/** What the active ones bring each month, in centavos: at most two rows. */
export async function sumActiveMonthly({
  query,
}: Database): Promise<{ isTest: boolean; donations: number; amountCents: number }[]> {
  const active: SubscriptionStatus = 'active';
  const halfMonth: MonthlyInterval = 'halfMonth';
  const { rows } = await sql<{ test: number; donations: number; amountCents: number }>`
    select case when provider = 'test' then 1 else 0 end as test,
      count(*) as donations,
      sum(amount_cents * case when charged_each = ${halfMonth} then 2 else 1 end) as "amountCents"
    from monthly_donations where status = ${active} group by 1
  `.execute(query);
  return rows.map(({ test, ...sum }) => ({ ...sum, isTest: test === 1 }));
}
