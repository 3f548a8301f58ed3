import type { ValueOfFields } from '#domain/contract/shape.ts';
import type { donationInPesos } from '#domain/donations/payment-shapes.ts';
import type { Outcome } from '#server/features/giving/donations/single/pay-donation.ts';
import type { Call } from '../registry.ts';

type Asked = Call<ValueOfFields<typeof donationInPesos>>;

/** What a donor asks for, apart from what only shows that a person does. */
export function askedOf({ input, language, address }: Asked) {
  const { captcha, language: _, ...request } = input;
  return { request, captcha, language, address };
}

export const outcomeOf = ({ donation, clientSecret }: Outcome) => {
  const { id, status, series, folio } = donation;
  return { id, status, series, folio, ...(clientSecret !== undefined && { clientSecret }) };
};
