import { useState } from 'react';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { explainFailure, type Failure } from './explain-failure.ts';

/** What a press does: not twice at once, and what went wrong comes back in words until the next try. */
export function useAttempt() {
  const { failures } = useAccountText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(explainFailure(error, failures));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, attempt, forgetFailure: () => setFailure(undefined) };
}
