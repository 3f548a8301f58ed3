import { z } from 'zod';
import type { DeclineReason } from '#domain/donations/decline.ts';
import { PaymentDeclined, ProviderRefused, ProviderSilent } from '../provider-errors.ts';

const text = z.string().max(500);

/** Why a card was not charged: `decline_code` is the bank's word, `code` Stripe's. */
export const cardError = z.object({ code: text.nullish(), decline_code: text.nullish() });

const rejection = cardError.extend({
  statusCode: z.number(),
  rawType: text.nullish().catch(null),
  message: z.string().catch(''),
  requestId: text.nullish().catch(null),
  payment_intent: z.object({ id: text }).nullish().catch(null),
  payment_method: z
    .object({ card: z.object({ fingerprint: text }) })
    .nullish()
    .catch(null),
});

/** All others (lost, stolen, suspected of fraud …) a donor reads as the general rejection, as Stripe asks. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  incorrect_cvc: 'incorrectCvc',
  invalid_cvc: 'incorrectCvc',
  incorrect_number: 'incorrectNumber',
  invalid_number: 'incorrectNumber',
  processing_error: 'processingError',
  authentication_required: 'authenticationFailed',
  authentication_not_handled: 'authenticationFailed',
  payment_intent_authentication_failure: 'authenticationFailed',
};

export function declineReason({ code, decline_code }: z.output<typeof cardError>): DeclineReason {
  return reasons[decline_code ?? ''] ?? reasons[code ?? ''] ?? 'declined';
}

/** The SDK's own words for an answer that is none: they say nothing of what was asked. */
const silence = z.object({
  type: z.enum(['StripeConnectionError', 'StripeAPIError']),
  message: text,
});

class StripeError extends Error {
  readonly code: string | undefined;
  constructor(what: string, code: string | undefined) {
    super(what);
    this.code = code;
  }
}

export const isStripeError = (error: unknown, code: string) =>
  error instanceof ProviderRefused &&
  error.cause instanceof StripeError &&
  error.cause.code === code;

/**
 * What the SDK threw, in the port's words. Nothing of it is kept as a cause, for Stripe's errors bring client secrets and
 * cards along.
 */
export function portError(error: unknown): Error {
  const parsed = rejection.safeParse(error);
  if (!parsed.success) {
    const why = silence.safeParse(error).data?.message ?? 'no answer that tells';
    return new ProviderSilent(`Stripe: ${why}`);
  }
  const { statusCode, rawType, code, message, requestId } = parsed.data;
  const what = `Stripe: ${statusCode} ${code ?? rawType ?? ''} ${requestId ?? ''}`.trimEnd();
  if (statusCode === 402) {
    return new PaymentDeclined(declineReason(parsed.data), {
      reference: parsed.data.payment_intent?.id,
      cardFingerprint: parsed.data.payment_method?.card.fingerprint,
    });
  }
  // Of a key that is in use, or was used with another body, it is not known what became of the first call.
  const isUnknown = rawType === 'idempotency_error' || code === 'idempotency_key_in_use';
  if (isUnknown || [408, 409, 429].includes(statusCode) || statusCode >= 500 || statusCode < 400) {
    return new ProviderSilent(what);
  }
  const cause = new StripeError(what, code ?? undefined);
  if (code === 'resource_missing' || statusCode === 404)
    return new ProviderRefused('notFound', { cause });
  if (code === 'charge_disputed') return new ProviderRefused('disputed', { cause });
  if (code === 'amount_too_small' || message.startsWith('Amount must be at least')) {
    return new ProviderRefused('amountTooSmall', { cause });
  }
  return new ProviderRefused('other', { cause });
}
