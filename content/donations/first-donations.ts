import type { ContentOf } from '#domain/content/content-documents.ts';
import type { DonationKind } from '#domain/donations/donation-kind.ts';
import { inBoth } from '../pieces.ts';
import { donationsPage } from './donations.ts';

type Kind = ContentOf<'donations'>['kinds'][DonationKind];

/** Amounts to choose from, without what they pay: only the organisation knows its prices. */
const withoutPrices = ({ effects, ...kind }: Kind): Kind => ({
  ...kind,
  effects: effects.map(({ amountCents }) => ({ amountCents, text: undefined })),
});

/** Without who gives or sells to the organisation, which the second paragraph tells. */
const withoutSuppliers = ({ paragraphs, ...kind }: Kind): Kind => ({
  ...kind,
  paragraphs: paragraphs.slice(0, 1),
});

/** What a new portal says of donations until somebody tells more. */
export const firstDonationsPage = inBoth((language) => {
  const { kinds, ...page } = donationsPage[language];
  return {
    ...page,
    kinds: {
      monthly: withoutPrices(kinds.monthly),
      food: withoutPrices(withoutSuppliers(kinds.food)),
      sterilization: withoutPrices(withoutSuppliers(kinds.sterilization)),
      treatment: withoutPrices(kinds.treatment),
      other: withoutPrices(kinds.other),
    },
  };
});
