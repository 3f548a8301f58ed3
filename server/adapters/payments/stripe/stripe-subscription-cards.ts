import { PaymentDeclined, ProviderRefused } from '../provider-errors.ts';
import type { CardSubscriptions } from '../subscription-provider.ts';
import { type StripeCalls, understood } from './stripe-calls.ts';
import { declineReason } from './stripe-errors.ts';
import { openInvoiceOf, readSetup, type StripeSubscription } from './stripe-subscription-facts.ts';

/** Another card for a subscription: its bank confirms it by a SetupIntent before it is charged. */
export function changeCards(
  { ask }: Pick<StripeCalls, 'ask'>,
  get: (id: string) => Promise<StripeSubscription>,
): Pick<CardSubscriptions, 'confirmCard' | 'takeCard'> {
  return {
    async confirmCard(id, { key, card }) {
      const { customer } = await get(id);
      const request = {
        customer,
        payment_method: card,
        payment_method_types: ['card'],
        usage: 'off_session' as const,
        confirm: true,
        // Stripe.js goes on where the card's bank wants to know the donor.
        use_stripe_sdk: true,
        metadata: { subscription: id },
      };
      const made = await ask((stripe, options) => stripe.setupIntents.create(request, options), {
        key,
      });
      const { id: setup, status, client_secret } = understood(readSetup(made));
      const asks = status !== 'succeeded';
      return { setup, question: asks ? { clientSecret: client_secret ?? undefined } : undefined };
    },

    async takeCard(id, setup) {
      const made = await ask((stripe, options) => stripe.setupIntents.retrieve(setup, {}, options));
      const { status, payment_method, metadata, last_setup_error } = understood(readSetup(made));
      if (metadata?.subscription !== id) throw new ProviderRefused('notFound');
      if (status === 'requires_payment_method' || status === 'canceled')
        throw new PaymentDeclined(declineReason(last_setup_error ?? {}));
      if (status !== 'succeeded' || !payment_method) return false;
      await ask((stripe, options) =>
        stripe.subscriptions.update(id, { default_payment_method: payment_method }, options),
      );
      const open = openInvoiceOf(await get(id));
      if (open) {
        await ask((stripe, options) =>
          stripe.invoices.pay(open.id, { payment_method }, options),
        ).catch((error: unknown) => {
          // The card is the donor's all the same; how the charge went the subscription says.
          if (error instanceof PaymentDeclined || error instanceof ProviderRefused) return;
          throw error;
        });
      }
      return true;
    },
  };
}
