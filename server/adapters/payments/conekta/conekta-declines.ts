import type { DeclineReason } from '#domain/donations/decline.ts';

/** The end of a code, as of `conekta.errors.processing.bank.insufficient_funds`, or of a charge's `failure_code`. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  invalid_expiration: 'expiredCard',
  invalid_cvc: 'incorrectCvc',
  incorrect_cvc: 'incorrectCvc',
  invalid_number: 'incorrectNumber',
  processing_error: 'processingError',
  timeout: 'processingError',
};

/** All others (stolen, suspected of fraud …) a donor reads as the general rejection. */
export function declineOf(details: readonly { code?: unknown }[]): DeclineReason {
  for (const { code } of details) {
    const end = String(code).split('.').at(-1) ?? '';
    const known = reasons[end];
    if (known) return known;
  }
  return 'declined';
}
