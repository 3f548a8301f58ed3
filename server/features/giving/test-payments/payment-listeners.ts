import type { PaymentListener } from '#server/adapters/payments/payment-provider.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** Who is told what the built-in payment provider has to say. */
export const paymentListeners = extensionPoint<PaymentListener>();
