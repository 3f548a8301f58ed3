import { chargeSeries, type Donation } from '#domain/donations/donation.ts';
import type { ChargeKind } from '#domain/donations/donation-kind.ts';
import { paymentKinds } from '#domain/donations/donation-kind.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import { conflict, invalid, notFound, unauthenticated } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { type Contributions, extensionPoint } from '#server/features/extension-point.ts';
import { isBeingCharged } from './charge-payments.repository.ts';

/** What an adoption asks for, as far as a payment has to know it. */
export interface PayableCharge {
  id: string;
  kind: ChargeKind;
  /** What is left to pay. */
  leftCents: number;
}

/** For whom somebody of the staff takes cash. */
export type CashPayer = Pick<Donation, 'userId' | 'email' | 'language'> & PayableCharge;

/** What donations ask of those who know what adoptions ask for, and tell them. */
export interface PayableCharges {
  /** To others than the family it does not exist. @throws AppError notFound, conflict (nothing to pay, or more than may be asked) */
  find(query: Tx['query'], id: string, userId: string): Promise<PayableCharge>;
  /** Nobody else begins to pay it until the end of the transaction. @throws AppError as `find` */
  lock(tx: Tx, id: string, userId: string): Promise<PayableCharge>;
  /** Who pays it in cash, for who counts it. @throws AppError as `find` */
  inCash(query: Tx['query'], id: string): Promise<CashPayer>;
  /** After the ledger has booked something of a payment of it. */
  booked(tx: Tx, donation: Donation): Promise<void>;
}

export const payableCharges = extensionPoint<PayableCharges>();

interface Asked {
  kind: Donation['kind'];
  chargeId: string;
  amountCents: number;
}

/** @throws AppError unauthenticated, notFound, conflict, invalid (another amount) */
export async function requirePayable(
  { query, contributions }: { query: Tx['query']; contributions: Contributions },
  userId: string | undefined,
  { kind, chargeId, amountCents }: Asked,
): Promise<Pick<Donation, 'series' | 'productId' | 'productName' | 'productNameEn'>> {
  if (userId === undefined) throw unauthenticated('noToken');
  const [charges] = contributions.to(payableCharges);
  const charge = await charges?.find(query, chargeId, userId);
  if (charge?.kind !== kind) throw notFound('charge');
  requireLeft(charge, amountCents);
  return {
    series: chargeSeries[charge.kind],
    productId: null,
    productName: paymentKinds.toWire(charge.kind),
    productNameEn: kindNames[charge.kind].en,
  };
}

/**
 * In the transaction that stores the payment: of several at once only one takes money.
 * @throws AppError as `requirePayable`; conflict while another card or wallet is being charged for it
 */
export async function claimCharge(
  { contributions }: { contributions: Contributions },
  tx: Tx,
  { chargeId, userId, amountCents }: Pick<Donation, 'chargeId' | 'userId' | 'amountCents'>,
): Promise<void> {
  if (chargeId === null || userId === null) return;
  for (const charges of contributions.to(payableCharges)) {
    requireLeft(await charges.lock(tx, chargeId, userId), amountCents);
  }
  if (await isBeingCharged(tx.query, chargeId)) throw conflict('donationUnderWay');
}

function requireLeft({ leftCents }: PayableCharge, amountCents: number): void {
  if (amountCents === leftCents) return;
  throw invalid({ amountCents: ['chargeOther'] });
}

/** Of whom, and for what, cash was counted. @throws AppError notFound, conflict */
export async function cashPayer(
  { contributions }: { contributions: Contributions },
  query: Tx['query'],
  chargeId: string,
): Promise<CashPayer> {
  const [charges] = contributions.to(payableCharges);
  if (!charges) throw notFound('charge');
  return charges.inCash(query, chargeId);
}
