import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { PaymentProviders } from '#server/adapters/payments/method-providers.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { paymentListeners } from './payment-listeners.ts';
import { createTestBarcodes, type TestBarcodes } from './test-barcodes.ts';
import { createTestBooks } from './test-books.ts';
import { createTestCardProvider } from './test-card-provider.ts';
import { createTestCardSubscriptions } from './test-card-subscriptions.ts';
import { createTestMessages, testMessage } from './test-messages.ts';
import { createTestPages, type TestPages } from './test-page.service.ts';
import { createTestSubscriptionProvider } from './test-subscription-provider.ts';
import { createTestTransferProvider } from './test-transfer-provider.ts';
import { createTestVoucherProvider } from './test-voucher-provider.ts';
import { createTestWalletProvider } from './test-wallet-provider.ts';

/** What stands in for providers that are not configured, and moves no money. */
export interface TestPayments {
  /** Of every method, for donations that they took before another one was configured; none in production. */
  providers: PaymentProviders;
  /** undefined where there is nothing built in: in production. */
  pages?: TestPages;
  /** As `pages`. */
  barcodes?: TestBarcodes;
}

export function testPaymentsFeature(
  dependencies: Base & { limits: RateLimits },
): Feature<{ testPayments: TestPayments }> {
  const { config, contributions, siteUrl, clock, secretKey } = dependencies;
  const messages = createTestMessages(secretKey);
  const messageJob = defineJob({
    kind: 'testPayments.tell',
    queue: 'quick',
    timeLimit: 30_000,
    input: testMessage,
    async run(message) {
      const now = clock.now();
      for (const listener of contributions.to(paymentListeners)) {
        await listener('test', messages.signed(message, now));
      }
    },
  });
  const books = createTestBooks({ ...dependencies, messageJob });
  const addressOf = (key: string, language: Language) =>
    siteUrl + pathFor('testPayment', language, { key });

  const subscriptions = createTestSubscriptionProvider(books, addressOf);
  const builtIn: TestPayments = {
    providers: {
      card: {
        ...createTestCardProvider(books),
        subscriptions: createTestCardSubscriptions(books, subscriptions),
      },
      wallet: createTestWalletProvider(books, addressOf, subscriptions),
      voucher: createTestVoucherProvider(books, siteUrl),
      transfer: createTestTransferProvider(books),
    },
    pages: createTestPages({ ...dependencies, books }),
    barcodes: createTestBarcodes(dependencies),
  };
  const testPayments = config.payments.builtIn ? builtIn : { providers: {} };
  return { services: { testPayments }, jobs: [messageJob] };
}
