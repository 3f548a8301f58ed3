/** How people know a payment provider. */
export const providerNames: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  conekta: 'Conekta',
};
