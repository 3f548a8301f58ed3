import { Unavailable } from '#server/limits/unavailable.ts';
import { callPolicies, isServiceFailure } from '../calls/call-policies.ts';
import type { NoteCall } from '../calls/note-call.ts';
import { asNoAnswer, isMisuse } from './s3-answers.ts';
import type { usualS3Limits } from './s3-client.ts';

export interface S3Calls {
  /** @param cancelled by us: its reason is what went wrong, and not the service */
  ask: <T>(work: () => Promise<T>, cancelled?: AbortSignal) => Promise<T>;
  unavailable: (cause: unknown) => Unavailable;
}

/** Requests to the service within its limits. @param onOutage is called for each that got no response */
export function createS3Calls(
  limits: typeof usualS3Limits,
  onOutage: (cause: unknown) => void,
  note: NoteCall | undefined,
): S3Calls {
  // The SDK itself asks again.
  const policies = callPolicies(
    { ...limits, timeout: limits.answer, retries: 0, retryDelay: 0 },
    note,
    isMisuse,
  );

  function unavailable(cause: unknown): Unavailable {
    onOutage(cause);
    const retryAfterSeconds = Math.ceil(limits.pause / 1_000);
    return new Unavailable('filesUnavailable', { retryAfterSeconds, cause });
  }

  return {
    unavailable,
    async ask(work, cancelled) {
      const attempt = () =>
        work().catch((error) => {
          throw cancelled?.aborted ? cancelled.reason : asNoAnswer(error);
        });
      try {
        return await policies.once.execute(attempt);
      } catch (error) {
        throw isServiceFailure(error) ? unavailable(error) : error;
      }
    },
  };
}
