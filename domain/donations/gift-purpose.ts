import { reference } from './donation-request.ts';

/** What whoever keeps the books says that a gift is for, besides its kind: a campaign or a person's page, and a pet. */
export const giftPurpose = {
  campaignId: reference.nullish().transform((id) => id || null),
  petId: reference.nullish().transform((id) => id || null),
};
