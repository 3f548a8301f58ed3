import { ApiError, endsSession } from '#app/api/transport/api-error.ts';
import type { es } from '#app/i18n/sign-in/es.ts';

/** What a popup says of a call that failed. */
export interface Failure {
  title: string;
  lines: string[];
}

/** Below the title of the specification's error catalogue the reason. Our own mistakes say nothing about themselves. */
export function explainFailure(error: unknown, text: typeof es.failures): Failure {
  if (!(error instanceof ApiError)) return { title: text.title, lines: [text.unexpected] };
  const { message, errors, status, retryAfterSeconds } = error;
  if (status === 0) return { title: text.unreachable.title, lines: [text.unreachable.text] };
  if (endsSession(error)) return { title: text.sessionEnded, lines: [text.signInAgain] };
  if (status === 429) return { title: text.tooMany, lines: [text.retry(retryAfterSeconds)] };
  if (status === 500) return { title: text.title, lines: [text.unexpected, text.administrator] };
  const details = Object.values(errors).flat();
  const reasons = details.length > 0 ? details : [message];
  // Some of the portal's texts come in braces.
  return { title: text.title, lines: reasons.map((line) => line.replace(/[{}]/g, '')) };
}

/** Of something that was entered: what its person can put right is no error of the portal's. */
export function explainRejection(error: unknown, text: typeof es.failures): Failure {
  const failure = explainFailure(error, text);
  const isInvalid = error instanceof ApiError && error.status === 422;
  return isInvalid ? { ...failure, title: text.notSaved } : failure;
}
