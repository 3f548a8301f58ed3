import type { CardFacts } from '#domain/dedications/card-words.ts';
import type { Dedication } from '#domain/dedications/dedication.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { formatPesos } from '#domain/money.ts';

/** Of a gift, centavos that have not gone back. */
export const leftOf = ({
  amountCents,
  refundedCents,
}: Pick<Donation, 'amountCents' | 'refundedCents'>): number =>
  Math.max(0, amountCents - refundedCents);

export const cardFacts = (
  { occasion, honoree, sender, saysAmount, amountCents }: Dedication & { amountCents: number },
  organisation: string,
): CardFacts => ({
  occasion,
  honoree,
  sender,
  organisation,
  amount: saysAmount ? formatPesos(amountCents) : undefined,
});
