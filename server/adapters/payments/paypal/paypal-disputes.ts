import { z } from 'zod';
import type { DisputeReason, DisputeState } from '#domain/donations/dispute.ts';
import type { DisputeFacts } from '../payment-facts.ts';
import type { DisputesAsked } from '../payment-provider.ts';
import { instant, money, text } from './paypal-answers.ts';
import type { PaypalApi } from './paypal-api.ts';

const dispute = z.object({
  dispute_id: text,
  create_time: instant,
  update_time: instant.nullish(),
  status: text,
  reason: text.nullish(),
  dispute_amount: money,
  disputed_transactions: z.array(z.object({ seller_transaction_id: text.nullish() })).max(50),
  seller_response_due_date: instant.nullish(),
  dispute_outcome: z
    .object({ outcome_code: text.nullish(), amount_refunded: money.nullish() })
    .nullish(),
});
type PaypalDispute = z.output<typeof dispute>;

/** With a payout PayPal itself pays the buyer, or us. */
const keepsMoney = new Set(['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER']);

const reasons: Readonly<Record<string, DisputeReason>> = {
  UNAUTHORISED: 'fraudulent',
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'notReceived',
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'notAsDescribed',
  CREDIT_NOT_PROCESSED: 'refundNotReceived',
  DUPLICATE_TRANSACTION: 'duplicate',
  INCORRECT_AMOUNT: 'wrongAmount',
  CANCELED_RECURRING_BILLING: 'cancelled',
};

function stateOf({ status, dispute_outcome }: PaypalDispute): DisputeState {
  if (status !== 'RESOLVED') return 'open';
  const code = dispute_outcome?.outcome_code ?? 'NONE';
  if (code === 'NONE') return dispute_outcome?.amount_refunded?.cents ? 'lost' : 'won';
  return keepsMoney.has(code) ? 'won' : 'lost';
}

/**
 * PayPal takes the money of a dispute that was lost by a refund or reversal of the payment, told by an event of its own:
 * the dispute itself moves none.
 * @returns undefined for what is none, or names no payment
 */
export function readDispute(resource: unknown): DisputeFacts | undefined {
  const read = dispute.safeParse(resource).data;
  const settledAs = read?.disputed_transactions[0]?.seller_transaction_id;
  if (!read || !settledAs) return undefined;
  const { dispute_amount, dispute_outcome, create_time, update_time } = read;
  const state = stateOf(read);
  const refunded = dispute_outcome?.amount_refunded?.cents;
  const due = read.seller_response_due_date;
  return {
    id: read.dispute_id,
    settledAs,
    state,
    amountCents: (state === 'lost' && refunded) || dispute_amount.cents,
    currency: dispute_amount.currency,
    withdrawnCents: 0,
    reinstatedCents: 0,
    feeCents: 0,
    reason: reasons[read.reason ?? ''] ?? 'other',
    openedAt: create_time,
    ...(due && { answerBy: due }),
    at: update_time ?? create_time,
  };
}

const inPage = 50;
const mostPages = 10;
/** Disputes whose particulars are asked for in one round: the list does not name their payments. */
const mostRead = 100;

const disputeList = z.object({
  items: z
    .array(z.object({ dispute_id: text, create_time: instant, update_time: instant.nullish() }))
    .max(inPage)
    .nullish(),
});

/** By when they changed, which PayPal tells for the last 180 days. */
export async function listDisputes(
  api: PaypalApi,
  { since, isKnown }: DisputesAsked,
): Promise<DisputeFacts[]> {
  const changed: string[] = [];
  for (let page = 1; page <= mostPages && changed.length < mostRead; page++) {
    const query = new URLSearchParams({
      update_time_after: since.toISOString(),
      page_size: String(inPage),
      page: String(page),
    });
    const list = await api.find(disputeList, `/v1/customer/disputes?${query}`);
    const items = list?.items ?? [];
    const news = items.filter(
      ({ dispute_id, create_time, update_time }) =>
        !isKnown(dispute_id, update_time ?? create_time),
    );
    changed.push(...news.map(({ dispute_id }) => dispute_id));
    if (items.length < inPage) break;
  }
  const found: DisputeFacts[] = [];
  for (const id of changed.slice(0, mostRead)) {
    const path = `/v1/customer/disputes/${encodeURIComponent(id)}`;
    const facts = readDispute(await api.find(z.unknown(), path));
    if (facts) found.push(facts);
  }
  return found;
}
