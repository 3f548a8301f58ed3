import type { Dedication } from '#domain/dedications/dedication.ts';
import type { CampaignGift } from '#domain/donations/campaign-address.ts';
import { type Gift, givingParams, readGift } from '#domain/donations/giving-address.ts';
import type { ErrorKey } from '#domain/error-messages/error-messages.ts';
import { smallestDonationCents } from '#domain/money.ts';

/** What the first step has settled. */
export type SettledGift = CampaignGift &
  Required<Pick<Gift, 'kind' | 'amountCents'>> & {
    /** The card that goes with it. */
    dedication?: Dedication;
    /** In the name of the donor's company. */
    asCompany?: boolean;
  };

/** What can be wrong, by the keys of its messages. */
export const giftProblems = [
  'required',
  'amountInvalid',
  'donationTooSmall',
  'donationTooLarge',
  'chooseOption',
] as const satisfies readonly ErrorKey[];
export type GiftProblem = (typeof giftProblems)[number];

export interface GiftProblems {
  amount?: GiftProblem;
  product?: GiftProblem;
}

/** What the form says, or what is wrong with it. */
export function readAmountForm(
  form: FormData,
  largestCents: number,
): { gift: SettledGift; problems?: never } | { gift?: never; problems: GiftProblems } {
  const { kind, amountCents, ...rest } = readGift(form);
  const isTyped = form.getAll(givingParams.amount).some(Boolean);
  const problems: GiftProblems = {
    ...(amountCents === undefined && { amount: isTyped ? 'amountInvalid' : 'required' }),
    ...(amountCents !== undefined &&
      amountCents < smallestDonationCents && { amount: 'donationTooSmall' }),
    ...(amountCents !== undefined && amountCents > largestCents && { amount: 'donationTooLarge' }),
    ...(kind === 'other' && !rest.productId && { product: 'chooseOption' }),
  };
  if (kind === undefined || amountCents === undefined || Object.keys(problems).length > 0) {
    return { problems };
  }
  return { gift: { kind, amountCents, ...rest } };
}
