import type { KeyedPayment } from '#domain/provider-keys/provider-keys.ts';
import { ProviderRefused } from '#server/adapters/payments/provider-errors.ts';

/** A name that no provider has given: whose key it takes, it answers that there is no such payment. */
const unknownPayment = {
  stripe: 'pi_000000000000000000000000',
  paypal: '00000000000000000',
  conekta: 'ord_00000000000000000',
} as const satisfies Record<KeyedPayment, string>;

/** @throws what the provider has said, where it does not take the key */
export async function tryPaymentKey(
  name: KeyedPayment,
  provider: { find(reference: string): Promise<unknown> },
): Promise<void> {
  try {
    await provider.find(unknownPayment[name]);
  } catch (error) {
    throw error instanceof ProviderRefused ? (error.cause ?? error) : error;
  }
}
