import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { DonationMails } from './donation-mails.ts';
import type { Ledger } from './ledger.ts';
import type { ProviderRegistry } from './provider-registry.ts';
import { createRefundStep } from './refund-step.ts';
import * as runPayment from './run-payment.ts';

export type PaymentSteps = ReturnType<typeof createPaymentSteps>;

interface Dependencies {
  database: Database;
  clock: Clock;
  log: Logger;
  providers: ProviderRegistry;
  ledger: Ledger;
  mails: DonationMails;
  content: Pick<ContentService, 'organisationName' | 'record'>;
  /** Milliseconds after which one call to a provider is abandoned. */
  callTimeout: number;
}

/**
 * Asks providers what stored attempts say, with the attempt's id as the key, and books the answer. Begun again after a
 * lost answer or a dead process, the same is asked with the same key, so that nothing happens twice.
 */
export const createPaymentSteps = (dependencies: Dependencies) => {
  const refundStep = createRefundStep({
    database: dependencies.database,
    clock: dependencies.clock,
    providers: dependencies.providers,
    ledger: dependencies.ledger,
  });
  const shared = { ...dependencies, refundStep };
  return bindUseCases(shared, runPayment);
};
