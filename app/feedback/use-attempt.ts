import { useState } from 'react';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { explainRejection, type Failure } from './explain-failure.ts';

/** What a press does: not twice at once, and what went wrong comes back in words until the next try. */
export function useAttempt() {
  const { failures } = useSignInText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(explainRejection(error, failures));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, attempt, forgetFailure: () => setFailure(undefined) };
}
