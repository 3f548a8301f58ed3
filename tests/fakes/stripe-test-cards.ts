/** How a card behaves at the fake Stripe. */
export interface CardOutcome {
  /** Credit unless it is said. */
  funding?: 'debit' | 'prepaid' | 'unknown';
  /** code, decline_code and message as Stripe gives them */
  decline?: readonly [code: string, declineCode: string, message: string];
  /** Its bank wants to know the donor first. */
  needsAuthentication?: boolean;
  /** The money is on its way until `settle`. */
  takesItsTime?: boolean;
  refunds?: 'pending' | 'failed';
}

const declined = (code: string, declineCode: string, message = 'Your card was declined.') =>
  ({ decline: [code, declineCode, message] }) as const satisfies CardOutcome;

const insufficientFunds = declined(
  'card_declined',
  'insufficient_funds',
  'Your card has insufficient funds.',
);

/** Those of docs.stripe.com/testing; tests add others with `addCard`. */
export const testCards: Readonly<Record<string, CardOutcome>> = {
  pm_card_visa: {},
  pm_card_visa_debit: { funding: 'debit' },
  pm_card_mastercard: {},
  pm_card_mastercard_debit: { funding: 'debit' },
  pm_card_mastercard_prepaid: { funding: 'prepaid' },
  pm_card_amex: {},
  pm_card_mx: {},
  pm_card_chargeDeclined: declined('card_declined', 'generic_decline'),
  pm_card_visa_chargeDeclined: declined('card_declined', 'generic_decline'),
  pm_card_chargeDeclinedInsufficientFunds: insufficientFunds,
  pm_card_visa_chargeDeclinedInsufficientFunds: insufficientFunds,
  pm_card_chargeDeclinedLostCard: declined('card_declined', 'lost_card'),
  pm_card_visa_chargeDeclinedLostCard: declined('card_declined', 'lost_card'),
  pm_card_chargeDeclinedStolenCard: declined('card_declined', 'stolen_card'),
  pm_card_visa_chargeDeclinedStolenCard: declined('card_declined', 'stolen_card'),
  pm_card_chargeDeclinedFraudulent: declined('card_declined', 'fraudulent'),
  pm_card_chargeDeclinedExpiredCard: declined(
    'expired_card',
    'expired_card',
    'Your card has expired.',
  ),
  pm_card_chargeDeclinedIncorrectCvc: declined(
    'incorrect_cvc',
    'incorrect_cvc',
    "Your card's security code is incorrect.",
  ),
  pm_card_chargeDeclinedIncorrectNumber: declined(
    'incorrect_number',
    'incorrect_number',
    'Your card number is incorrect.',
  ),
  pm_card_chargeDeclinedProcessingError: declined(
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  pm_card_authenticationRequired: { needsAuthentication: true },
  pm_card_threeDSecure2Required: { needsAuthentication: true },
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: {
    needsAuthentication: true,
    ...insufficientFunds,
  },
  pm_card_pendingRefund: { refunds: 'pending' },
  pm_card_refundFail: { refunds: 'failed' },
};
