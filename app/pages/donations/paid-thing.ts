import type { ChargeKind } from '#domain/donations/donation-kind.ts';
import type { SettledGift } from './amount.ts';

/** What is paid: a gift, or what an adoption asks for. */
export type PaidThing =
  | (SettledGift & { chargeId?: never })
  | (Pick<SettledGift, 'amountCents' | 'wantsInvoice'> & {
      kind: ChargeKind;
      chargeId: string;
      anonymous?: never;
      productId?: never;
      petId?: never;
      campaignId?: never;
      shownName?: never;
      dedication?: never;
      asCompany?: never;
    });
