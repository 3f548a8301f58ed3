import { useRef, useState } from 'react';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { explainPaymentFailure, type PaymentFailure } from './payment-failure.ts';

/**
 * One thing at a time, however often somebody presses; what goes wrong comes back in words for donors.
 * @param charges whether what is tried may take money
 */
export function usePaymentAttempt({ charges = true } = {}) {
  const { failures } = useAccountText();
  const giving = useGivingText();
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure>();

  /** @returns what went wrong */
  async function attempt(work: () => Promise<void>): Promise<PaymentFailure | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return undefined;
    } catch (error) {
      const explained = explainPaymentFailure(error, { failures, giving }, { charges });
      setFailure(explained);
      return explained;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, attempt };
}
