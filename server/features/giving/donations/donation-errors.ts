import type { DeclineReason } from '#domain/donations/decline.ts';
import type { PaymentMethod } from '#domain/donations/donation-kind.ts';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { AppError, conflict, invalid, notFound } from '#domain/errors.ts';
import type { ProviderRefused } from '#server/adapters/payments/provider-errors.ts';
import type { Operation } from './attempts.repository.ts';

const declineKeys: Record<DeclineReason, PlainKey> = {
  declined: 'cardDeclined',
  insufficientFunds: 'cardInsufficientFunds',
  expiredCard: 'cardExpired',
  incorrectCvc: 'cardIncorrectCvc',
  incorrectNumber: 'cardIncorrectNumber',
  processingError: 'cardProcessingError',
  authenticationFailed: 'cardAuthenticationFailed',
};

/** What the donor is told of a payment that was declined: of a wallet nobody tells which card or account it has. */
export function declinedError(reason: DeclineReason, method: PaymentMethod): AppError {
  if (method !== 'wallet') return new AppError('paymentDeclined', declineKeys[reason]);
  const hasNoFunds = reason === 'insufficientFunds';
  return new AppError('paymentDeclined', hasNoFunds ? 'walletInsufficientFunds' : 'walletDeclined');
}

/** At the field that the provider does not take. */
const voucherErrors: Partial<Record<ProviderRefused['reason'], () => AppError>> = {
  holderName: () => invalid({ name: ['voucherNameRefused'] }),
  holderEmail: () => invalid({ email: ['voucherEmailRefused'] }),
  holderPhone: () => invalid({ phone: ['voucherPhoneRefused'] }),
};

/** What they hear where the provider did not do what it was asked. */
export function refusedError(operation: Operation, reason: ProviderRefused['reason']): AppError {
  if (reason === 'disputed') return conflict('donationDisputed');
  if (operation === 'refund') return conflict('refundRefused');
  if (reason === 'notApproved') return conflict('orderNotApproved');
  if (reason === 'otherOrder') return new AppError('invalid', 'orderOther');
  if (reason === 'amountTooSmall') return invalid({ amountCents: ['amountBelowProvider'] });
  if (reason === 'notFound') {
    return operation === 'charge' ? invalid({ card: ['valueInvalid'] }) : notFound('donation');
  }
  if (operation === 'voucher')
    return voucherErrors[reason]?.() ?? new AppError('invalid', 'voucherRefused');
  if (operation === 'transfer') return new AppError('invalid', 'transferRefused');
  return new AppError('invalid', operation === 'capture' ? 'walletPaymentError' : 'walletError');
}
