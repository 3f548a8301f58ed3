import { ApiError, endsSession } from '#app/api/transport/api-error.ts';
import { NotSent } from '#app/card/not-sent.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import type { es as accountText } from '#app/i18n/account/es.ts';
import type { es as givingText } from '#app/i18n/donations/giving/es.ts';

export interface PaymentFailure extends Failure {
  /** What is wrong with fields of the call, by its own names of them. */
  fields?: Readonly<Record<string, readonly string[]>>;
  /**
   * refused: nothing was taken, and another try is another donation; declined: as well, and by this donation never will
   * be; silent: nobody knows, and the same is asked again;
   * signedOut and postponed: this call did nothing, and tells nothing of one before; it goes on once its donor has signed
   * in, or has waited; captcha and billing: what is missing for another try.
   */
  kind: 'refused' | 'declined' | 'silent' | 'signedOut' | 'postponed' | 'captcha' | 'billing';
}

interface Texts {
  failures: typeof accountText.failures;
  giving: typeof givingText;
}

/**
 * What is said to a donor whose call failed.
 * @param charges whether the call may have taken money
 */
export function explainPaymentFailure(
  error: unknown,
  { failures, giving }: Texts,
  { charges = true } = {},
): PaymentFailure {
  if (error instanceof NotSent) return { kind: 'refused', title: error.message, lines: [] };
  if (!(error instanceof ApiError)) return { kind: 'refused', ...explainFailure(error, failures) };
  const { status, code, errors, message } = error;
  if (isSilent(error, charges)) return silence(giving, charges);
  if (endsSession(error)) return { kind: 'signedOut', title: giving.sessionEnded.title, lines: [] };
  if (status === 429 || status === 503) {
    return { kind: 'postponed', ...explainFailure(error, failures) };
  }
  if (errors.captcha) return { kind: 'captcha', title: giving.captcha, lines: [] };
  const [title = message, ...more] = Object.values(errors).flat();
  if (errors.wantsInvoice) return { kind: 'billing', title, lines: [] };
  if (status === 402) {
    const calm = code.startsWith('wallet') ? giving.nothingCharged : giving.notCharged;
    return { kind: 'declined', title, lines: [...more, calm] };
  }
  // Of what has been approved elsewhere nobody knows here whether it was charged.
  const calm = status === 422 ? giving.nothingCharged : undefined;
  const lines = calm === undefined ? more : [...more, calm];
  return { kind: 'refused', title, lines, ...(status === 422 && { fields: errors }) };
}

/** Of a call whose answer did not come. */
export const silence = ({ silent }: Texts['giving'], charges: boolean): PaymentFailure => ({
  kind: 'silent',
  title: silent.title,
  lines: [charges ? silent.text : silent.notCharged],
});

/**
 * No answer, none that says what happened, or a first call that is still under way. The database may have gone away, which
 * is a 503, between the charge and its booking.
 */
const isSilent = ({ status, code }: ApiError, charges: boolean): boolean =>
  [0, 500, 502, 504].includes(status) ||
  (charges && status === 503) ||
  code === 'donationUnderWay' ||
  code === 'idempotentCallUnderWay';
