import type { ValueOfFields } from '#domain/contract/shape.ts';
import type { donationInPesos } from '#domain/donations/payment-shapes.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Giver } from '#server/features/giving/donations/donations.policy.ts';
import type { Outcome } from '#server/features/giving/donations/single/pay-donation.ts';
import type { Call } from '../registry.ts';

type Asked = Call<ValueOfFields<typeof donationInPesos>>;

/** What a donor asks for, apart from what only shows that a person does. */
export function askedOf({ input, language, address }: Asked) {
  const { captcha, guestName, language: _, ...request } = input;
  return { request, guestName, captcha, language, address };
}

/** A guest's keys are of their mailbox: the same from another network, and nobody else's behind the same one. */
export const callerOf = ({
  viewer,
  input,
}: Pick<Asked, 'viewer'> & { input: Pick<Asked['input'], 'email'> }) =>
  viewer.kind === 'user' ? undefined : `guest ${normalizeEmail(input.email)}`;

/** Whoever has just begun a donation, and what a guest goes on with. */
export function begunBy(
  { viewer, context: { singleDonations } }: Pick<Asked, 'viewer' | 'context'>,
  donationId: string,
): { giver: Giver; key?: string } {
  if (viewer.kind === 'user') return { giver: viewer };
  return {
    giver: { kind: 'guest', donationId },
    key: singleDonations.paymentKeyOf(donationId),
  };
}

/** Whoever goes on with one: in their session, or by the gift's key. @throws AppError unauthenticated, notFound */
export const giverOf = async ({
  viewer,
  input,
  context: { singleDonations },
}: Pick<Call<{ key?: string | undefined }>, 'viewer' | 'input' | 'context'>): Promise<Giver> =>
  viewer.kind === 'user' ? viewer : singleDonations.proveGuest(input.key);

export const outcomeOf = ({ donation, clientSecret }: Outcome, key?: string) => {
  const { id, status, series, folio } = donation;
  return {
    id,
    status,
    series,
    folio,
    ...(clientSecret !== undefined && { clientSecret }),
    ...(key !== undefined && { key }),
  };
};
