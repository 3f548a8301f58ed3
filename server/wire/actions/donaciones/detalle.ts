import { askProvider, openDonation } from '#domain/donations/bookkeeping-calls.ts';
import type { DonationDetails } from '#server/features/giving/donations/bookkeeping/bookkeeping.service.ts';
import { implement } from '../../implement.ts';
import { bookedOf } from './donativo_registrado.ts';

const detailsOf = (details: DonationDetails) => ({
  ...bookedOf(details),
  entries: details.entries,
  mails: details.mails,
  disputes: details.disputes.map((dispute) => ({
    ...dispute,
    withheldCents: dispute.withdrawnCents - dispute.reinstatedCents,
  })),
  pet: details.pet ?? null,
});

export const detalle = [
  implement(openDonation, {
    summary:
      'A donation with its ledger, its disputes, the mails that it has brought about, and the pet that it is for. ' +
      '`retenido` is what the provider has taken for a dispute and not put back; `comision` is its fee, no part of the ledger.',
    async handle({ input, viewer, context }) {
      return { data: detailsOf(await context.bookkeeping.get(viewer, input.id)) };
    },
  }),

  implement(askProvider, {
    summary:
      'Asks the provider at once how a donation stands, or what came of a refund, and returns the same as ' +
      '`donaciones:consultar_detalle` does. 503 when it does not answer.',
    waitsOutside: true,
    async handle({ input, viewer, context }) {
      return { data: detailsOf(await context.bookkeeping.askProvider(viewer, input.id)) };
    },
  }),
];
