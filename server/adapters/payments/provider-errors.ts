import type { DeclineReason } from '#domain/donations/decline.ts';

/** The bank, or the provider for it, says no: nothing was taken. */
export class PaymentDeclined extends Error {
  override readonly name = 'PaymentDeclined';
  readonly reason: DeclineReason;
  readonly reference: string | undefined;
  readonly cardFingerprint: string | undefined;
  constructor(
    reason: DeclineReason,
    known: { reference?: string | undefined; cardFingerprint?: string | undefined } = {},
  ) {
    super(reason);
    this.reason = reason;
    this.reference = known.reference;
    this.cardFingerprint = known.cardFingerprint;
  }
}

/** No answer in time, or one that does not tell: what was asked may have happened. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
}

/** What was asked did not happen, and will not if it is asked again. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly reason:
    | 'notFound'
    | 'notApproved'
    | 'otherOrder'
    | 'amountTooSmall'
    | 'disputed'
    /** What a voucher says of its holder. */
    | 'holderName'
    | 'holderEmail'
    | 'holderPhone'
    | 'other';
  constructor(reason: ProviderRefused['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** A message that is not the provider's, or not of now. */
export class SignatureInvalid extends Error {
  override readonly name = 'SignatureInvalid';
}
