import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { tabDraft } from '#app/forms/drafts.ts';
import type { CallContract } from '#domain/contract/call.ts';
import { fromWire } from '#domain/contract/translate.ts';
import type { PortalMethod } from '#domain/donations/donation-kind.ts';
import type { PaidThing } from './paid-thing.ts';

/** A payment that was sent, with what it takes to ask for the same again. */
export interface KeptPayment {
  gift: PaidThing;
  method: PortalMethod;
  /** What was asked. Of a card it has the provider's name for it, never what is on the card. */
  request: object;
  key: IdempotencyKey;
}

/** An earlier version has kept it in the words of the wire, as `body`: what is asked again must be the same. */
export const requestIn = (
  kept: Pick<KeptPayment, 'request'> | { body: object },
  { takes }: CallContract,
): object => ('body' in kept ? (fromWire(takes, kept.body) as object) : kept.request);

export interface PaymentPlace {
  read: () => KeptPayment | undefined;
  save: (payment: KeptPayment) => void;
  remove: () => void;
}

/** Milliseconds: the portal knows keys for a week, and would take an older one for another payment. */
const keptFor = 6 * 24 * 3_600_000;

/**
 * Where a payment of this person waits in this tab until it is known what became of it, also through a reload.
 * @param name of a place apart, for what is no gift
 */
export function paymentPlace(userId: string, name = 'payment'): PaymentPlace {
  const { read, write, remove } = tabDraft(userId, name);
  return {
    read() {
      const kept = read() as (KeptPayment & { keptAt: number }) | undefined;
      return kept?.key && Date.now() - kept.keptAt < keptFor ? kept : undefined;
    },
    save: (payment) => write({ ...payment, keptAt: Date.now() }),
    remove,
  };
}
