import { beginMonthlyByCard, confirmMonthlyByCard } from '#domain/donations/monthly-card-calls.ts';
import type { MonthlyOutcome } from '#server/features/giving/donations/monthly/begin-by-card.ts';
import type { MonthlyGiver } from '#server/features/giving/donations/monthly/monthly-giver.ts';
import { implement } from '../../implement.ts';
import { callerOf } from '../../schemas/payment-requests.ts';

const shown = ({ monthly, clientSecret }: MonthlyOutcome, key?: string) => ({
  id: monthly.id,
  status: monthly.status,
  reference: monthly.reference,
  ...(clientSecret !== undefined && { clientSecret }),
  ...(key !== undefined && { key }),
});

export const suscripcionTarjeta = [
  implement(beginMonthlyByCard, {
    summary:
      'Begins a monthly donation by card with its first charge: `stripe_id` is what the card provider’s program in the ' +
      'browser made of the card, `monto` is in pesos. `estado` `APPROVAL_PENDING` with a `client_secret` asks for the ' +
      'card’s holder; without one and without `subscription_id` the provider has not answered yet: nobody has to begin ' +
      'again. A declined card is 402. Without a session as `donaciones:crear_stripe_payment`.',
    waitsOutside: true,
    async handle(call) {
      const { context, viewer, input, language, address, once } = call;
      const { card, guestName, captcha, language: _, ...request } = input;
      const asked = { request, card, guestName, captcha, language, address };
      const { id } = await once(
        (record) => context.monthlyDonations.beginByCard(viewer, asked, record),
        { insteadOfKey: `stripe_id:${card}`, caller: callerOf(call) },
      );
      const isGuest = viewer.kind !== 'user';
      const giver: MonthlyGiver = isGuest ? { kind: 'guest', monthlyId: id } : viewer;
      const outcome = await context.monthlyDonations.payFirst(giver, id);
      return { data: shown(outcome, isGuest ? context.monthlyDonations.keyOf(id) : undefined) };
    },
  }),

  implement(confirmMonthlyByCard, {
    summary:
      'Asks the card provider how one’s own monthly donation stands, after the bank has been shown its holder; returns the ' +
      'same as the creation does.',
    waitsOutside: true,
    async handle({ context, viewer, input: { id, key } }) {
      const giver = await context.monthlyDonations.giverOf(viewer, key);
      return { data: shown(await context.monthlyDonations.confirmFirst(giver, id)) };
    },
  }),
];
