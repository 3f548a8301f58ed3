import { z } from 'zod';
import type { SubscriptionStatus } from '#domain/donations/subscription-status.ts';
import type { Language } from '#domain/language.ts';
import { ProviderSilent } from '../provider-errors.ts';
import type {
  ReturnAddresses,
  SubscriptionCharge,
  SubscriptionFacts,
  SubscriptionProvider,
} from '../subscription-provider.ts';
import {
  captureState,
  factsOfSubscription,
  revision,
  subscription,
  transactions,
} from './paypal-answers.ts';
import { type PaypalApi, PaypalRefused } from './paypal-api.ts';
import { linkOf, paypalLocales } from './paypal-payments.ts';

import { ensurePlans } from './paypal-plans.ts';

const anything = z.unknown();

type Shown = { language: Language } & ReturnAddresses;

export function createPaypalSubscriptions(
  api: PaypalApi,
  { siteName }: { siteName: string },
): SubscriptionProvider {
  const path = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;

  async function find(id: string): Promise<SubscriptionFacts | undefined> {
    const found = await api.find(subscription, path(id));
    if (!found) return undefined;
    const facts = factsOfSubscription(found);
    if (facts?.id !== id) throw new ProviderSilent('PayPal: a subscription without a status');
    return facts;
  }

  /** PayPal refuses what has been done already; then it is done. */
  async function change(
    id: string,
    step: 'cancel' | 'suspend' | 'activate',
    reason: string,
    wanted: readonly SubscriptionStatus[],
  ): Promise<void> {
    try {
      const body = { reason: reason.slice(0, 128) };
      await api.call(anything, { method: 'POST', path: `${path(id)}/${step}`, body });
    } catch (error) {
      if (!(error instanceof PaypalRefused) || error.reason === 'notFound') throw error;
      const facts = await find(id);
      if (!facts || !wanted.includes(facts.status)) throw error;
    }
  }

  const contextOf = ({ language, returnUrl, cancelUrl }: Shown) => ({
    brand_name: siteName.slice(0, 127),
    locale: paypalLocales[language],
    shipping_preference: 'NO_SHIPPING',
    return_url: returnUrl,
    cancel_url: cancelUrl,
  });

  return {
    canPause: true,

    async create({ key, ownId, planId, email, ...shown }) {
      const { id, links } = await api.call(subscription, {
        method: 'POST',
        path: '/v1/billing/subscriptions',
        body: {
          plan_id: planId,
          custom_id: ownId,
          subscriber: { email_address: email },
          application_context: { ...contextOf(shown), user_action: 'SUBSCRIBE_NOW' },
        },
        key,
      });
      const approveUrl = linkOf(links, 'approve', 'payer-action');
      if (!approveUrl) throw new ProviderSilent('PayPal: a subscription without an address');
      return { id, approveUrl };
    },

    find,

    async revise(id, { planId, ...shown }) {
      const { links } = await api.call(revision, {
        method: 'POST',
        path: `${path(id)}/revise`,
        body: { plan_id: planId, application_context: contextOf(shown) },
      });
      return { approveUrl: linkOf(links, 'approve', 'payer-action') };
    },

    cancel: (id, reason) => change(id, 'cancel', reason, ['cancelled', 'expired']),
    pause: (id, reason) => change(id, 'suspend', reason, ['suspended']),
    resume: (id, reason) => change(id, 'activate', reason, ['active']),

    async charges(id, from, to) {
      const query = new URLSearchParams({
        start_time: from.toISOString(),
        end_time: to.toISOString(),
      });
      const list = await api.find(transactions.optional(), `${path(id)}/transactions?${query}`);
      return (list?.transactions ?? [])
        .map(({ id: sale, status, amount_with_breakdown: { gross_amount }, time }) => {
          const charge: SubscriptionCharge = {
            subscriptionId: id,
            id: sale,
            state: captureState(status),
            amountCents: gross_amount.cents,
            currency: gross_amount.currency,
            refundedCents: status === 'REFUNDED' ? gross_amount.cents : 0,
            paidAt: time,
          };
          return charge;
        })
        .filter(({ amountCents }) => amountCents > 0)
        .sort((one, other) => one.paidAt.localeCompare(other.paidAt));
    },

    ensurePlans: (amountsCents) => ensurePlans(api, siteName, amountsCents),
  };
}
