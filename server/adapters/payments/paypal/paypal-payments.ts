import type { WalletProvider } from '../method-providers.ts';
import { PaymentDeclined, ProviderRefused, ProviderSilent } from '../provider-errors.ts';
import { decimalOfCents, factsOfOrder, order, type PaypalLinks } from './paypal-answers.ts';
import type { PaypalApi } from './paypal-api.ts';

import { findFacts, findOrder, findWithRefunds, requireOurs, takeMoney } from './paypal-orders.ts';
import { giveBack } from './paypal-refunds.ts';
/** PayPal's pages in the donor's language. */
export const paypalLocales = { es: 'es-MX', en: 'en-US' } as const;

export function linkOf(links: PaypalLinks, ...names: string[]): string | undefined {
  return links.find(({ rel }) => names.includes(rel))?.href;
}

/** Single payments: orders with their captures, and the sales of monthly ones. */
export function createPaypalPayments(
  api: PaypalApi,
  { merchantId, siteName }: { merchantId: string | undefined; siteName: string },
) {
  return {
    find: (reference) => findFacts(api, reference),
    findRefunds: ({ reference }) => findWithRefunds(api, reference),

    async createOrder({ key, donationId, amountCents, description, language, ...addresses }) {
      const unit = {
        amount: { currency_code: 'MXN', value: decimalOfCents(amountCents) },
        custom_id: donationId,
        description: description.slice(0, 127),
        ...(merchantId && { payee: { merchant_id: merchantId } }),
      };
      const experience = {
        brand_name: siteName.slice(0, 127),
        locale: paypalLocales[language],
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        return_url: addresses.returnUrl,
        cancel_url: addresses.cancelUrl,
      };
      const { id, links } = await api.call(order, {
        method: 'POST',
        path: '/v2/checkout/orders',
        body: {
          intent: 'CAPTURE',
          purchase_units: [unit],
          payment_source: { paypal: { experience_context: experience } },
        },
        key,
      });
      const approveUrl = linkOf(links, 'payer-action', 'approve');
      if (!approveUrl)
        throw new ProviderSilent('PayPal: an order without an address to approve it');
      return { reference: id, approveUrl };
    },

    async capture({ key, reference, donationId, amountCents }) {
      const found = await findOrder(api, reference);
      if (!found) throw new ProviderRefused('notFound');
      requireOurs(found, { donationId, amountCents, merchantId });
      const taken = found.status === 'APPROVED' ? await takeMoney(api, reference, key) : found;
      // The short answers name no money.
      const facts = taken?.purchase_units[0]?.payments?.captures?.length
        ? factsOfOrder(taken)
        : await findFacts(api, reference);
      if (!facts) throw new ProviderSilent('PayPal: a captured order without an amount');
      if (facts.state === 'failed') {
        throw new PaymentDeclined(facts.decline ?? 'declined', { reference });
      }
      return facts;
    },

    async refund({ key, reference, settledAs, amountCents }) {
      const money = settledAs ?? (await findFacts(api, reference))?.settledAs;
      if (money === undefined) throw new ProviderRefused('notFound');
      const given = await giveBack(api, money, amountCents, key);
      if (!given) return undefined;
      const facts = await findFacts(api, reference);
      if (!facts) throw new ProviderSilent('PayPal: a refund of a payment that is not there');
      const refundedCents = Math.max(facts.refundedCents, given.totalCents ?? amountCents);
      return { ...facts, refundedCents };
    },
  } satisfies Pick<WalletProvider, 'find' | 'findRefunds' | 'createOrder' | 'capture' | 'refund'>;
}

export type PaypalPayments = ReturnType<typeof createPaypalPayments>;
