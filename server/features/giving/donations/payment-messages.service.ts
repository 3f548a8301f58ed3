import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { PaymentMessagesDependencies } from './payment-messages.ts';
import * as paymentMessages from './payment-messages.ts';

export type PaymentMessages = ReturnType<typeof createPaymentMessages>;

/** What providers tell by themselves: signed, perhaps twice, late or out of order. */
export const createPaymentMessages = (dependencies: PaymentMessagesDependencies) =>
  bindUseCases(dependencies, paymentMessages);
