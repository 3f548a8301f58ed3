import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { confirmWithBank } from '#app/card/stripe-card.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { confirmMonthlyByCard } from '#domain/donations/monthly-card-calls.ts';
import { confirmCardPayment } from '#domain/donations/payment-calls.ts';
import type { PaymentPlace } from '../kept-payment.ts';
import type { PaymentFailure } from './payment-failure.ts';
import { usePaymentAttempt } from './use-payment-attempt.ts';
import { useThanks } from './use-thanks.ts';

/** A donation whose card's bank wants to know its holder. */
export interface Check {
  id: string;
  /** undefined where the provider did not answer with it. */
  clientSecret: string | undefined;
  /** Stripe's; without it the bank is the built-in one. */
  publishableKey: string | undefined;
  /** Of a gift without an account. */
  key?: string | undefined;
  /** Of a monthly donation: called with its name at the provider, once it is active. */
  onMonthly?: (reference: string | null) => void;
}

/** Of what was asked after the bank. */
export const mayBePaid = ({ kind }: PaymentFailure): boolean =>
  ['silent', 'signedOut', 'postponed'].includes(kind);

/** Has the bank asked, and then the portal what came of it. */
export function useBankCheck(
  { id, clientSecret, publishableKey, key, onMonthly }: Check,
  place: Pick<PaymentPlace, 'remove'>,
) {
  const language = useLanguage();
  const thank = useThanks();
  const { busy, failure, attempt } = usePaymentAttempt();
  const [stage, setStage] = useState<'asking' | 'unfinished'>('asking');

  /** @returns what follows; undefined while the bank still waits */
  async function askPortal(): Promise<(() => void) | undefined> {
    const asked = { id, key, language };
    if (onMonthly) {
      const { status, reference } = await call(confirmMonthlyByCard, asked);
      return status === 'approvalPending' ? undefined : () => onMonthly(reference);
    }
    const { status } = await call(confirmCardPayment, asked);
    return status === 'requiresAction' ? undefined : () => thank(id, key);
  }

  /** @param answerBank the built-in bank's answer; Stripe.js asks by itself */
  async function settle(answerBank?: () => Promise<void>): Promise<void> {
    const explained = await attempt(async () => {
      await answerBank?.();
      // What it says of a failure the portal hears from Stripe itself.
      if (clientSecret && publishableKey) {
        await confirmWithBank({ publishableKey, language }, clientSecret);
      }
      const goOn = await askPortal();
      if (!goOn) return setStage('unfinished');
      place.remove();
      goOn();
    });
    if (explained && !mayBePaid(explained)) place.remove();
  }

  return { busy, failure, stage, ask: () => setStage('asking'), settle };
}
