import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel';
import { NoAnswer, WrongAnswer } from './bounded-call.ts';
import type { NoteCall } from './note-call.ts';

/** Any of the three ways in which another service fails: it says nothing, it says nonsense, or it is being spared. */
export const isServiceFailure = (error: unknown): boolean =>
  error instanceof WrongAnswer || error instanceof NoAnswer || error instanceof BrokenCircuitError;

export interface Patience {
  /** Milliseconds for an answer, and for each pause within a file. */
  timeout: number;
  /** More tries of a call that may be made twice. */
  retries: number;
  /** Milliseconds before the first of them; each later one waits twice as long. */
  retryDelay: number;
  /** Failures in a row after which nothing is asked for a while. */
  failuresUntilPause: number;
  /** Milliseconds of that while. */
  pause: number;
}

/** Both spare a service that failed several times in a row. */
export interface CallPolicies {
  once: IPolicy;
  /** Tries again what was not answered: what is wrong once is wrong again. */
  repeatedly: IPolicy;
}

/** @param isMisuse whether a no means that we are set up wrongly: noted as a failure, and spares nobody */
export function callPolicies(
  patience: Patience,
  note?: NoteCall,
  isMisuse: (error: unknown) => boolean = () => false,
): CallPolicies {
  const breaker = circuitBreaker(handleWhen(isServiceFailure), {
    halfOpenAfter: patience.pause,
    breaker: new ConsecutiveBreaker(patience.failuresUntilPause),
  });
  if (note) {
    breaker.onSuccess(({ duration }) => note(duration));
    // What is not handled is a no of the service, which so has answered.
    breaker.onFailure(({ duration, handled, reason }) => {
      const failure = 'error' in reason ? reason.error : reason;
      note(duration, handled || isMisuse(failure) ? failure : undefined);
    });
  }
  const again = retry(
    handleWhen((error) => error instanceof NoAnswer),
    {
      maxAttempts: patience.retries,
      backoff: new ExponentialBackoff({ initialDelay: patience.retryDelay }),
    },
  );
  return { once: breaker, repeatedly: wrap(again, breaker) };
}
