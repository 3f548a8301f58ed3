import { createHash } from 'node:crypto';
import type { DeclineReason } from '#domain/donations/decline.ts';
import type { CardFunding } from '#domain/donations/donation-kind.ts';

/** What happens to a card that is charged. */
export interface TestCard {
  /** Of whatever name it goes by. */
  fingerprint: string;
  funding: CardFunding;
  /** Its bank asks its holder first. */
  asksHolder: boolean;
  decline: DeclineReason | undefined;
  /** The first answer does not come; whoever asks again is told what happened. */
  answerLost: boolean;
  /** Its refunds are under way at first; whoever asks again is told that they are done. */
  refundsLate: boolean;
}

const charged = {};
const debit = { funding: 'debit' } as const;
const asks = { asksHolder: true };

/** As https://docs.stripe.com/testing says of them, without 'pm_card_' and 'visa_'; the last two are our own. */
const behaviours: Record<string, Partial<TestCard>> = {
  visa: charged,
  debit,
  mastercard: charged,
  mastercard_debit: debit,
  mastercard_prepaid: { funding: 'prepaid' },
  amex: charged,
  discover: charged,
  diners: charged,
  jcb: charged,
  unionpay: charged,
  us: charged,
  mx: charged,
  bypassPending: charged,
  riskLevelElevated: charged,
  threeDSecureOptional: charged,
  amex_threeDSecureNotSupported: charged,

  pendingRefund: { refundsLate: true },

  authenticationRequired: asks,
  authenticationRequiredOnSetup: asks,
  authenticationRequiredSetupForOffSession: asks,
  authenticationRequiredChargeDeclinedInsufficientFunds: {
    ...asks,
    decline: 'insufficientFunds',
  },
  threeDSecure2Required: asks,
  threeDSecureRequired: asks,
  threeDSecureRequiredChargeDeclined: { ...asks, decline: 'declined' },
  threeDSecureRequiredProcessingError: { ...asks, decline: 'processingError' },

  chargeDeclined: { decline: 'declined' },
  chargeCustomerFail: { decline: 'declined' },
  chargeDeclinedInsufficientFunds: { decline: 'insufficientFunds' },
  // Who holds a lost or stolen card, or one that is thought to be misused, must not learn that it is known.
  chargeDeclinedLostCard: { decline: 'declined' },
  chargeDeclinedStolenCard: { decline: 'declined' },
  chargeDeclinedFraudulent: { decline: 'declined' },
  chargeDeclinedVelocityLimitExceeded: { decline: 'declined' },
  radarBlock: { decline: 'declined' },
  riskLevelHighest: { decline: 'declined' },
  chargeDeclinedAuthenticationRequired: { decline: 'authenticationFailed' },
  chargeDeclinedExpiredCard: { decline: 'expiredCard' },
  chargeDeclinedIncorrectCvc: { decline: 'incorrectCvc' },
  chargeDeclinedIncorrectNumber: { decline: 'incorrectNumber' },
  chargeDeclinedProcessingError: { decline: 'processingError' },

  answerLost: { answerLost: true },
  requestLost: { answerLost: true, decline: 'processingError' },
};

export function findTestCard(id: string): TestCard | undefined {
  const [, name = ''] = /^pm_card_(?:visa_)?(\w+)$/.exec(id) ?? [];
  if (!Object.hasOwn(behaviours, name)) return undefined;
  return {
    funding: 'credit',
    asksHolder: false,
    decline: undefined,
    answerLost: false,
    refundsLate: false,
    ...behaviours[name],
    fingerprint: createHash('sha256').update(name).digest('hex').slice(0, 16),
  };
}

/** How its payment stands once its holder need not, or no longer, be asked. */
export const afterAsking = ({ decline }: TestCard, now: Date) =>
  decline
    ? ({ status: 'failed', decline } as const)
    : ({ status: 'paid', paid_at: now.toISOString() } as const);
