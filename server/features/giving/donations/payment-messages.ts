import { AppError, notFound } from '#domain/errors.ts';
import type { ProviderName } from '#server/adapters/payments/payment-provider.ts';
import { ProviderSilent, SignatureInvalid } from '#server/adapters/payments/provider-errors.ts';
import type { SignedMessage } from '#server/adapters/payments/provider-messages.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { MonthlyBooks } from './monthly/monthly-books.ts';
import {
  heardOfDispute,
  heardOfPayment,
  heardOfRefund,
  type PaymentBooks,
} from './payment-events.ts';
import type { ProviderRegistry } from './provider-registry.ts';

export interface PaymentMessagesDependencies extends PaymentBooks {
  limits: RateLimits;
  providers: ProviderRegistry;
  monthlyBooks: MonthlyBooks;
}

/**
 * @param address the sender's IP address; undefined for the portal's own test payments
 * @throws AppError unauthenticated for one that is not the provider's, not of now, or could not be verified;
 * unavailable; notFound without the provider
 */
export async function receive(
  dependencies: PaymentMessagesDependencies,
  provider: ProviderName,
  message: SignedMessage,
  address = '',
): Promise<void> {
  const { providers, clock, monthlyBooks } = dependencies;
  const reader = providers.readerOf(provider);
  if (!reader) throw notFound('message');
  const verification = verificationLimits(dependencies, provider, address);
  const signed = { ...message, admitVerification: verification.admit };
  const event = await reader.readMessage(signed, clock.now()).catch((error) => {
    if (error instanceof SignatureInvalid) {
      throw new AppError('unauthenticated', 'invalidToken', { cause: error });
    }
    if (!(error instanceof ProviderSilent)) throw error;
    // What it is about could not be looked up now: the provider sends it again.
    throw new AppError('unavailable', 'providerUnavailable', {
      cause: error,
      retryAfterSeconds: 60,
    });
  });
  await verification.forgive();
  if (event?.kind === 'payment') await heardOfPayment(dependencies, reader, event);
  if (event?.kind === 'refund') await heardOfRefund(dependencies, provider, event);
  if (event?.kind === 'dispute') await heardOfDispute(dependencies, reader, event);
  if (event?.kind === 'subscription') {
    await monthlyBooks.heardOf(provider, event.subscription, event.paymentFailed);
  }
  if (event?.kind === 'subscriptionCharge') {
    await monthlyBooks.heardOfCharge(provider, event.charge);
  }
}

/**
 * Bounds what forged messages make us ask of the provider: by the network that they come from, and in all. One that
 * proves to be genuine is not counted.
 */
function verificationLimits(
  { limits }: PaymentMessagesDependencies,
  provider: ProviderName,
  address: string,
) {
  let isCounted = false;
  return {
    async admit(): Promise<void> {
      isCounted = true;
      const isAllowed =
        (await limits.allows('webhookVerification', address)) &&
        (await limits.allows('webhookVerifications', provider));
      if (isAllowed) return;
      throw new AppError('unauthenticated', 'messageNotVerified', { retryAfterSeconds: 15 });
    },
    async forgive(): Promise<void> {
      if (!isCounted) return;
      await limits.forgive({ webhookVerification: address, webhookVerifications: provider });
    },
  };
}
